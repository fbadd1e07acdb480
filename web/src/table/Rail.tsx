// Beside the table: what happened, how fast it is shown, what people say, and the way out.
import again from "icon:clockwise-rotation";
import { useState } from "preact/hooks";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import { Segments } from "../parts/Settings";
import { PACES, pace } from "../settings";
import { say } from "../words";
import { company } from "./attention";
import type { Live } from "./live";
import { OwnCards } from "./OwnCards";
import { Chat, Log } from "./Talk";
import { Ways } from "./Ways";

export function Rail({ live, covered, leave }: { live: Live; covered: boolean; leave(): void }) {
  const [reading, setReading] = useState(false);
  const { stage } = live;
  const seats = stage.seats.value;
  const scene = stage.scene.value;
  const seated = seats.some((s) => s.mine && !s.stand_in);
  const talking = company(seats) || live.chat.value.length > 0;
  const reconstructed = scene?.board.reconstructed ?? [];
  const content = live.about.value?.content;
  return (
    <aside class="talk" id="talk" aria-label={say("talk")}>
      <header class="talk-head">
        <h2>{say("talk")}</h2>
        {(reconstructed.length > 0 || content) && (
          <button type="button" class="link" onClick={() => setReading(true)}>
            {say("cards-in-force")}
          </button>
        )}
      </header>
      {!covered && <Log stage={stage} />}
      <div class="showing">
        <Segments name="pace" values={PACES} it={pace} />
        <button
          type="button"
          class="button tool"
          disabled={!stage.repeatable.value || stage.busy.value}
          title={say("show-again")}
          aria-label={say("show-again")}
          aria-keyshortcuts="r"
          onClick={() => stage.repeat()}
        >
          <Icon of={again} />
        </button>
      </div>
      {seated && !scene?.result && <Ways live={live} leave={leave} />}
      {talking && <Chat chat={live.chat.value} seats={seats} send={(text) => live.say(text)} />}
      {reading && (
        <Dialog title={say("cards-in-force")} close={() => setReading(false)}>
          {content && <OwnCards table={live.table} content={content} open />}
          {reconstructed.length > 0 && (
            <section>
              <h3>{say("reconstructed", { count: reconstructed.length })}</h3>
              <ul class="reconstructed">
                {reconstructed.map((r) => (
                  <li key={r}>{r}</li>
                ))}
              </ul>
            </section>
          )}
        </Dialog>
      )}
    </aside>
  );
}

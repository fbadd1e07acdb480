// How I am called at a table.
import { NAME } from "../messages";
import { myName } from "../settings";
import { say } from "../words";

export function NameField() {
  return (
    <label class="field">
      <span>{say("my-name")}</span>
      <input
        class="input"
        value={myName.value}
        maxLength={NAME}
        autoComplete="nickname"
        placeholder={say("guest")}
        onInput={(e) => {
          myName.value = e.currentTarget.value;
        }}
      />
    </label>
  );
}

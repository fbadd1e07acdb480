// The connection to the server: opens, says hello, comes back by itself, and never sends what was meant for another state.
import { signal } from "@preact/signals";
import { type FromPage, type FromServer, PROTOCOL } from "../messages";
import { OwnSocket, own } from "../offline/own";
import { language, token } from "../settings";
import { thinks } from "../thinking/able";
import { share } from "./luck";

export type Status = "connecting" | "open" | "lost" | "closed";

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8000;
const PING_MS = 15_000;
const SILENCE_MS = 25_000;

export class Connection {
  readonly status = signal<Status>("connecting");
  private socket: WebSocket | OwnSocket | null = null;
  private wait = FIRST_WAIT_MS;
  private retry = 0;
  private beat = 0;
  private heard = 0;

  constructor(
    private readonly table: string,
    private readonly version: () => number,
    private readonly hear: (it: FromServer) => void,
  ) {
    this.open();
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
  }

  send(it: FromPage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(it));
    return true;
  }

  close(): void {
    this.status.value = "closed";
    clearTimeout(this.retry);
    clearInterval(this.beat);
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    this.socket?.close();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = own.value ? new OwnSocket() : new WebSocket(`${scheme}://${location.host}/api/socket/${this.table}`);
    this.socket = socket;
    socket.onopen = async () => {
      this.heard = Date.now();
      const luck = await share(this.table);
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send(
        JSON.stringify({
          type: "hello",
          protocol: PROTOCOL,
          table: this.table,
          language: language.value,
          token: token.value,
          version: this.version(),
          thinks,
          ...luck,
        } satisfies FromPage),
      );
      clearInterval(this.beat);
      this.beat = setInterval(this.check, PING_MS) as unknown as number;
    };
    socket.onmessage = (event: { data: string }) => {
      this.heard = Date.now();
      this.wait = FIRST_WAIT_MS;
      this.status.value = "open";
      this.hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      clearInterval(this.beat);
      if (this.socket !== socket || this.status.value === "closed") return;
      this.status.value = "lost";
      clearTimeout(this.retry);
      this.retry = setTimeout(() => this.open(), this.wait) as unknown as number;
      this.wait = Math.min(LONGEST_WAIT_MS, this.wait * 2);
    };
  }

  private readonly check = (): void => {
    if (Date.now() - this.heard > SILENCE_MS) this.socket?.close();
    else this.send({ type: "ping", at: Date.now() });
  };

  private readonly now = (): void => {
    if (this.status.value !== "lost" || document.visibilityState === "hidden") return;
    clearTimeout(this.retry);
    this.wait = FIRST_WAIT_MS;
    this.open();
  };
}

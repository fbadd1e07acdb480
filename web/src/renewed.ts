// A part of the page that cannot be loaded has mostly been replaced by a newer one: then the page is loaded anew, once.

const KEY = "dicewright-renewed";
const AGAIN_MS = 10_000;

export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last > AGAIN_MS) {
      sessionStorage.setItem(KEY, String(Date.now()));
      location.reload();
    }
    throw error;
  }
}

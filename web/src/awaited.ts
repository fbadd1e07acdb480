// Waiting for something inside an effect.

/** Tell of it when it has come or failed, unless whoever waits is gone by then: what is returned ends the waiting. */
export function awaited<T>(it: Promise<T>, come: (it: T) => void, failed: (no: Error) => void = () => {}): () => void {
  let here = true;
  it.then(
    (found) => here && come(found),
    (no: Error) => here && failed(no),
  );
  return () => {
    here = false;
  };
}

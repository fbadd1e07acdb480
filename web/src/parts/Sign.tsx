// Something drawn in letters or digits that is not read: the name of the thing it stands on says it in words.
import "./sign.css";

export function Sign({ of, class: more }: { of: string | number; class?: string }) {
  return <span class={`sign ${more ?? ""}`} data-sign={of} aria-hidden="true" />;
}

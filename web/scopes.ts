// The styles of a board stay loaded when one goes on to another game, and boards use the same plain names: so each holds
// only while its game is shown, which the root of the page says (`boardOf`). It weighs nothing against other rules.
import type { AcceptedPlugin } from "postcss";

/** Pictures stand on the home page, all at once. */
const OWN = /\/src\/boards\/(\w+)\/(?!picture\.css)[^/]+\.css$/;
/** What cannot stand within a rule. */
const OUTSIDE = /^(keyframes|font-face|property|import|charset)$/;
/** Selectors that begin with what is set on the root itself. */
const OF_ROOT = /^(:root|\[data-(motion|theme)\b)/;

export function boardScopes(): AcceptedPlugin {
  return {
    postcssPlugin: "board-scopes",
    Once(root, { Rule }) {
      const game = OWN.exec(root.source?.input.file ?? "")?.[1];
      if (!game) return;
      const scope = new Rule({ selector: `:where([data-board="${game}"])`, source: root.source });
      scope.append(root.nodes.filter((node) => node.type !== "atrule" || !OUTSIDE.test(node.name)));
      scope.walkRules((rule) => {
        rule.selectors = rule.selectors.map((it) => (OF_ROOT.test(it) ? `&${it}` : it));
      });
      root.append(scope);
    },
  };
}

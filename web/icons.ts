// `import sword from "icon:broadsword"` is the drawing of that icon of game-icons.net; only those imported are bundled.
import { icons } from "@iconify-json/game-icons";
import type { Plugin } from "vite";
import { rounded } from "./drawing.ts";

const PREFIX = "icon:";

export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const icon = icons.icons[name] ?? icons.icons[icons.aliases?.[name]?.parent ?? ""];
      if (!icon) this.error(`game-icons has no icon "${name}"; look for its name on the site or in the package.`);
      const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => rounded(found[1] ?? ""));
      return `export default ${JSON.stringify(paths.join(" "))};`;
    },
  };
}

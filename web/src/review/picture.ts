// The review as one picture to keep or to show around: drawn here, saved as a file, sent nowhere.
import type { Say } from "../boards/words";
import type { Picture, Summary } from "../messages";
import { percent } from "../numbers";
import { saveFile } from "../parts/saveFile";
import { topOf } from "./Curve";
import { changed, nameOf, written } from "./sides";

const WIDE = 1200;
const HIGH = 675;
/** Where the curve lies, above a line for every side. */
const CHART = { left: 110, top: 190, right: 1140 };
const LINE = 44;
/** The colours of the page by day: a picture has no theme. */
const COLOURS = ["#9a4a14", "#1d5f93", "#6d3d8f", "#1d6b4c", "#a02c5a", "#6b6212", "#4a4f9c", "#5c5148"];
const DASHES = ["", "18 10", "6 10", "24 8 6 8"];
const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Names, result, curve and luck as an SVG that needs nothing else. */
export function pictureOf(words: Say, about: Summary, picture: Picture): string {
  const { points, sides, alone } = picture;
  const last = Math.max(1, points.at(-1)?.step ?? 1);
  const top = topOf(picture);
  const first = HIGH - 60 - LINE * (sides.length - 1);
  const bottom = first - 64;
  const x = (step: number) => CHART.left + ((CHART.right - CHART.left) * step) / last;
  const y = (value: number) => bottom - ((bottom - CHART.top) * value) / top;
  const colour = (k: number) => COLOURS[(sides[k]?.seats[0] ?? 0) % COLOURS.length];
  const text = (at: [number, number], size: number, said: string, more = "") =>
    `<text x="${at[0]}" y="${at[1]}" font-size="${size}" font-family="${SANS}" fill="#2b2419" ${more}>${escaped(said)}</text>`;
  const grid = [0, 0.5, 1].map(
    (part) =>
      `<line x1="${CHART.left}" x2="${CHART.right}" y1="${y(top * part)}" y2="${y(top * part)}" stroke="#c8bca2"/>` +
      text([CHART.left - 12, y(top * part) + 8], 22, written(top * part, alone), 'text-anchor="end"'),
  );
  const lines = sides.map((_, k) => {
    const drawn = points.flatMap(({ step, values }) => (values[k] == null ? [] : `${x(step)},${y(values[k])}`));
    const dash = DASHES[k % DASHES.length];
    return `<polyline points="${drawn.join(" ")}" fill="none" stroke="${colour(k)}" stroke-width="5" stroke-linejoin="round" stroke-dasharray="${dash}"/>`;
  });
  const told = sides.map((side, k) => {
    const parts = [
      `${words("review-luck")} ${changed(side.luck, alone)}`,
      `${words("review-play")} ${changed(side.play, alone)}`,
      ...picture.seats
        .filter((it) => side.seats.includes(it.seat) && it.precision !== null)
        .map((it) => words("review-precision", { precision: percent(it.precision ?? 0) })),
    ];
    const line = first + LINE * k;
    return (
      `<line x1="60" x2="100" y1="${line - 8}" y2="${line - 8}" stroke="${colour(k)}" stroke-width="6" stroke-dasharray="${DASHES[k % DASHES.length]}"/>` +
      text([116, line], 26, nameOf(side, about.seats), 'font-weight="bold"') +
      text([WIDE - 60, line], 23, parts.join("  ·  "), 'text-anchor="end"')
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}">`,
    `<rect width="${WIDE}" height="${HIGH}" fill="#f2ecdf"/><rect width="${WIDE}" height="12" fill="#d8a94a"/>`,
    `<text x="60" y="90" font-size="46" font-weight="bold" font-family="${SERIF}" fill="#2b2419">${escaped(about.title)}</text>`,
    text([60, 138], 28, about.result?.text ?? ""),
    text([WIDE - 60, 86], 24, new Date(about.changed * 1000).toLocaleDateString(), 'text-anchor="end"'),
    ...grid,
    ...lines,
    ...told,
    text([WIDE - 60, HIGH - 20], 20, "Dicewright", 'text-anchor="end" opacity="0.7"'),
    "</svg>",
  ].join("");
}

/** Save it as PNG; where the browser cannot paint it, as SVG. */
export async function savePicture(words: Say, about: Summary, picture: Picture): Promise<void> {
  const drawn = pictureOf(words, about, picture);
  const name = `dicewright-${about.table}`;
  const painted = await paint(drawn).catch(() => null);
  if (painted) saveFile(painted, `${name}.png`);
  else saveFile(new Blob([drawn], { type: "image/svg+xml" }), `${name}.svg`);
}

async function paint(drawn: string): Promise<Blob | null> {
  const image = new Image(WIDE, HIGH);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

function escaped(said: string): string {
  return said.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

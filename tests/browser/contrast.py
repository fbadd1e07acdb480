"""What can hardly be read, measured on a picture: axe does not judge what stands on pictures and gradients."""

from __future__ import annotations

import base64

from .player import Person
from .waiting import rest

TEXTS = """
() => {
  // Every text with its colour; then all text becomes clear, so that a picture shows what it stands on.
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    const it = node.parentElement;
    const text = node.textContent.trim();
    if (!text || !it.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (it.closest('.unseen, :disabled, [aria-disabled=true], svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, width, height } = range.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width < 2 || height < 2 || !it.contains(document.elementFromPoint(x, y))) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(it);
    let seen = 1;
    for (let above = it; above; above = above.parentElement) seen *= Number(getComputedStyle(above).opacity);
    if (seen < 0.95) continue; // what cannot be used now stands back
    const large = parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700);
    const name = `${text.slice(0, 30)} (${it.tagName}.${it.className})`;
    found.push({ name, color, large, box: [left, top, width, height].map(Math.round) });
  }
  const clear = new CSSStyleSheet();
  clear.replaceSync('*, *::before, *::after { color: transparent !important; text-shadow: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, clear];
  return found;
}
"""
SHOWN_AGAIN = "() => { document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1); }"
FAINT = """
async ({ picture, texts }) => {
  const image = await createImageBitmap(await (await fetch(picture)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
  canvas.drawImage(image, 0, 0);
  const dot = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const inked = (colour) => {
    dot.clearRect(0, 0, 1, 1);
    dot.fillStyle = colour;
    dot.fillRect(0, 0, 1, 1);
    return [...dot.getImageData(0, 0, 1, 1).data];
  };
  const light = (rgb) => rgb.slice(0, 3)
    .map((v) => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const faint = [];
  for (const { name, color, large, box: [left, top, width, height] } of texts) {
    const { data } = canvas.getImageData(left, top, Math.max(1, width), Math.max(1, height));
    const ink = inked(color);
    const share = ink[3] / 255;
    const found = [];
    for (let i = 0; i < data.length; i += 4) {
      const ground = [data[i], data[i + 1], data[i + 2]];
      const mixed = ground.map((v, k) => ink[k] * share + v * (1 - share));
      const [a, b] = [light(mixed), light(ground)];
      found.push((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05));
    }
    const usual = found.sort((a, b) => a - b)[Math.floor(found.length / 2)]; // lines and icons beside it do not count
    if (usual < (large ? 3 : 4.5) - 0.02) faint.push(`${name}: ${usual.toFixed(2)}`);
  }
  return faint;
}
"""


def faint(me: Person) -> list[str]:
    """The texts in sight that do not stand out from what they stand on, with their contrast."""
    me.unveil()
    rest(me.page)
    texts = me.page.evaluate(TEXTS)
    picture = "data:image/png;base64," + base64.b64encode(me.page.screenshot()).decode()
    me.page.evaluate(SHOWN_AGAIN)
    blank = me.context.new_page()  # the page itself may not fetch anything
    found = list(blank.evaluate(FAINT, {"picture": picture, "texts": texts}))
    blank.close()
    return found

// Where long words may break: between syllables, never in a sound.
import { describe, expect, it } from "vitest";
import { soft } from "../src/parts/soft";
import { language } from "../src/settings";

function parted(of: string, text: string): string {
  language.value = of;
  return soft(text).replaceAll("\u00ad", "-");
}

describe("a long word may break", () => {
  it("between Russian syllables", () => {
    expect(parted("ru", "Шлем невидимости")).toBe("Шлем не-ви-ди-мос-ти");
    expect(parted("ru", "Запугивание")).toBe("За-пу-ги-ва-ние");
    expect(parted("ru", "Сострадательный")).toBe("Сос-тра-да-тель-ный");
    expect(parted("ru", "Просветлённый")).toBe("Прос-вет-лён-ный");
  });

  it("between Polish syllables, and in no sound of two letters", () => {
    expect(parted("pl", "Hełm niewidzialności")).toBe("Hełm nie-wi-dzial-noś-ci");
    expect(parted("pl", "Zwierciadło")).toBe("Zwier-ciad-ło");
    expect(parted("pl", "Niezachwiany")).toBe("Nie-zach-wia-ny");
  });
});

it("short words stay whole, and a language that the browser breaks itself", () => {
  expect(parted("ru", "Волчий молот")).toBe("Вол-чий молот");
  expect(parted("en", "Helmet of Invisibility")).toBe("Helmet of Invisibility");
});

import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect, within } from "storybook/test";
import { ratio, required } from "./contrast.ts";
import type { ContrastKind, ContrastPair } from "./contrast-pairs.ts";
import { type DrawnPair, drawnPairs } from "./declared-pairs.ts";
import * as css from "./gallery.css.ts";
import { type ThemeName, themes } from "./themes.ts";

const modules = import.meta.glob<{ contrast?: ContrastPair[] }>(
  "../{styles,components,layout,patterns}/**/*.css.ts",
  {
    eager: true,
  },
);
const pairs = drawnPairs(modules);
const themeNames = ["light", "dark", "high-contrast"] as const;
const frenchThemes: Record<ThemeName, string> = {
  light: "Clair",
  dark: "Sombre",
  "high-contrast": "Contraste fort",
};
const written = (figure: number) =>
  figure.toLocaleString("fr-FR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

function Sample({ pair, theme }: { pair: DrawnPair; theme: ThemeName }): ReactElement {
  const colors = themes[theme];
  const found = ratio(colors, pair.front, pair.back);
  // Rounded down, so that no figure appears better than it is.
  const figure = written(Math.floor(found * 10) / 10);
  return (
    <span className={css.sample}>
      <span
        className={css.chip}
        style={{ background: colors[pair.back], color: colors[pair.front] }}
        aria-hidden="true"
      >
        {pair.kind === "control" ? <span className={css.mark} /> : "Aa"}
      </span>
      <span className={css.figure}>{figure}</span>
    </span>
  );
}

const lowest = (pair: ContrastPair) =>
  Math.min(...themeNames.map((theme) => ratio(themes[theme], pair.front, pair.back)));

function Pairs({ kind, title, about }: { kind: ContrastKind; title: string; about: string }): ReactElement {
  const shown = pairs.filter((pair) => pair.kind === kind).sort((a, b) => lowest(a) - lowest(b));
  return (
    <div className={css.page}>
      <section className={css.section}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>
          {about} Au moins {written(required.normal[kind])} en clair et en sombre,{" "}
          {written(required.high[kind])} en contraste fort. {shown.length}
          {"\u00a0"}paires, la plus serrée d’abord, calculées sur ce que dessinent les composants.
        </p>
        <div className={css.rows}>
          <div className={`${css.row} ${css.head}`} aria-hidden="true">
            <span className={css.faint}>Couleur sur fond, et qui la dessine</span>
            <span className={css.samples}>
              {themeNames.map((theme) => (
                <span key={theme} className={css.faint}>
                  {frenchThemes[theme]}
                </span>
              ))}
            </span>
          </div>
          {shown.map((pair) => (
            <div key={`${pair.front} ${pair.back}`} className={css.row}>
              <div>
                <p className={css.name}>
                  {pair.front} sur {pair.back}
                </p>
                <p className={css.faint}>{pair.by.sort().join(", ")}</p>
              </div>
              <div className={css.samples}>
                {themeNames.map((theme) => (
                  <Sample key={theme} pair={pair} theme={theme} />
                ))}
              </div>
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}

const meta = {
  title: "Jobami/Contrastes",
  component: Pairs,
  args: { kind: "text", title: "Textes", about: "Ce qui se lit." },
} satisfies Meta<typeof Pairs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Texts: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByText(/ sur (page|surface|raised|sunken)$/);
    await expect(rows.length).toBeGreaterThan(30);
  },
};
export const Controls: Story = {
  args: {
    kind: "control",
    title: "Contours et marques",
    about: "Ce qui se voit sans se lire\u00a0: bords, coches, anneaux.",
  },
};

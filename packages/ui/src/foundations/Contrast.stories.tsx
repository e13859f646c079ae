import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect, within } from "storybook/test";
import { ratio, required } from "../theme/contrast.ts";
import type { ContrastKind, ContrastPair } from "../theme/contrast-pairs.ts";
import type { DrawnPair } from "../theme/declared-pairs.ts";
import { type ThemeName, themes } from "../theme/themes.ts";
import { figure, pairs, themeLabels, themeNames } from "./Colors.tsx";
import * as css from "./gallery.css.ts";

function Sample({ pair, theme }: { pair: DrawnPair; theme: ThemeName }): ReactElement {
  const colors = themes[theme];
  const found = ratio(colors, pair.front, pair.back);
  return (
    <span className={css.sample}>
      <span
        className={css.chip}
        style={{ background: colors[pair.back], color: colors[pair.front] }}
        aria-hidden="true"
      >
        {pair.kind === "control" ? <span className={css.mark} /> : "Aa"}
      </span>
      <span className={css.figure}>{figure(found)}</span>
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
          {about} At least {required.normal[kind]} in light and dark, {required.high[kind]} in high contrast.{" "}
          {shown.length} pairs, the tightest first, computed from what components draw.
        </p>
        <div className={css.rows}>
          <div className={`${css.row} ${css.head}`} aria-hidden="true">
            <span className={css.faint}>Colour on its ground, and who draws it</span>
            <span className={css.samples}>
              {themeNames.map((theme) => (
                <span key={theme} className={css.faint}>
                  {themeLabels[theme]}
                </span>
              ))}
            </span>
          </div>
          {shown.map((pair) => (
            <div key={`${pair.front} ${pair.back}`} className={css.row}>
              <div>
                <p className={css.name}>
                  {pair.front} on {pair.back}
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
  args: { kind: "text", title: "Texts", about: "What is read." },
} satisfies Meta<typeof Pairs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Texts: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByText(/ on (page|surface|raised|sunken)$/);
    await expect(rows.length).toBeGreaterThan(30);
  },
};
export const Controls: Story = {
  args: {
    kind: "control",
    title: "Edges and marks",
    about: "What is seen without being read: edges, ticks, rings.",
  },
};

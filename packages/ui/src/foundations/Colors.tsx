import type { ReactElement } from "react";
import { ratio, required } from "../theme/contrast.ts";
import type { ContrastPair } from "../theme/contrast-pairs.ts";
import { type DrawnPair, drawnPairs } from "../theme/declared-pairs.ts";
import { type ColorToken, type ThemeName, themes } from "../theme/themes.ts";
import { variableOf } from "../theme/tokens.ts";
import { colorUses } from "../theme/uses.ts";
import { Copy } from "./Copy.tsx";
import * as css from "./gallery.css.ts";
import { Section } from "./Page.tsx";

const modules = import.meta.glob<{ contrast?: ContrastPair[] }>(
  "../{styles,components,layout,patterns}/**/*.css.ts",
  { eager: true },
);

/** Every pair of colours that components draw. */
export const pairs = drawnPairs(modules);

export const themeNames = ["light", "dark", "high-contrast"] as const;
export const themeLabels: Record<ThemeName, string> = {
  light: "Light",
  dark: "Dark",
  "high-contrast": "High contrast",
};

const families: readonly [title: string, about: string, starts: RegExp][] = [
  ["Grounds", "From the page to what floats, then the hollow.", /^(page|surface|raised|sunken|scrim)$/],
  ["Lines", "Hairlines, marked edges, edges of fields.", /^line/],
  ["Texts", "Three inks, from the strongest to the most discreet.", /^text/],
  ["Action", "Sapin: one main action a view.", /^(primary|onPrimary|focus)/],
  ["Accent", "Mandarine, with measure: one thing a view.", /^(accent|onAccent)/],
  ["Jobi", "Mirabelle, for the currency only.", /^(jobi|onJobi)/],
  ["States", "Never alone: an icon and a word go with them.", /^(on)?(success|warning|danger|info)/i],
  ["People", "The disc of initials.", /^(avatar|onAvatar)/],
];

/** A figure of contrast, rounded down, so that none appears better than it is. */
export const figure = (found: number) => (Math.floor(found * 10) / 10).toFixed(1);

/** Of the pairs that a colour is drawn in, the one with the least contrast in a theme. */
function tightest(token: ColorToken, theme: ThemeName): { pair: DrawnPair; found: number } | undefined {
  const own = pairs
    .filter(({ front, back }) => front === token || back === token)
    .map((pair) => ({ pair, found: ratio(themes[theme], pair.front, pair.back) }));
  return own.sort((one, other) => one.found - other.found)[0];
}

function Contrast({ token, theme }: { token: ColorToken; theme: ThemeName }): ReactElement {
  const found = tightest(token, theme);
  if (found === undefined) return <span className={css.faint}>never under or behind text</span>;
  const { front, back, kind } = found.pair;
  const least = required[theme === "high-contrast" ? "high" : "normal"][kind];
  return (
    <span className={css.faint}>
      <strong>{figure(found.found)}</strong> {front === token ? `on ${back}` : `under ${front}`}, at least{" "}
      {least}
    </span>
  );
}

function Token({ token }: { token: ColorToken }): ReactElement {
  return (
    <li className={css.token}>
      <div className={css.facts}>
        <h3 className={css.name}>{token}</h3>
        <p className={css.faint}>{colorUses[token]}</p>
        <Copy code={`vars.color.${token}`} />
        <Copy code={`var(${variableOf(token)})`} />
      </div>
      <dl className={css.trio}>
        {themeNames.map((theme) => (
          <div key={theme}>
            <dt className={css.faint}>{themeLabels[theme]}</dt>
            <dd className={css.colored}>
              <span className={css.swatch} style={{ background: themes[theme][token] }} aria-hidden="true" />
              <span className={css.facts}>
                <Copy code={themes[theme][token]} />
                <Contrast token={token} theme={theme} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Every colour: what it is for, its value in each theme, and the least contrast that components draw it with. */
export function Colors(): ReactElement {
  const tokens = Object.keys(themes.light) as ColorToken[];
  return (
    <div className={css.page}>
      <p className={css.lead}>
        A component knows these names only. A press copies. All of them as a file:{" "}
        <a className={css.file} href="./tokens.json" download="">
          tokens.json
        </a>{" "}
        (Design Tokens format 2025.10) and{" "}
        <a className={css.file} href="./tokens.css" download="">
          tokens.css
        </a>{" "}
        (CSS variables).
      </p>
      {families.map(([title, about, starts]) => (
        <Section key={title} title={title} about={about}>
          <ul className={css.tokens}>
            {tokens
              .filter((token) => starts.test(token))
              .map((token) => (
                <Token key={token} token={token} />
              ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

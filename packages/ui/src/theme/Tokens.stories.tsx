import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement, ReactNode } from "react";
import { vars } from "./contract.css.ts";
import * as css from "./gallery.css.ts";
import { breakpoint, buttonScale, font, fontScale, radius, space } from "./scales.ts";
import { type ColorToken, themes } from "./themes.ts";

const families: readonly [title: string, about: string, starts: RegExp][] = [
  ["Fonds", "De la page à ce qui flotte, puis le creux.", /^(page|surface|raised|sunken|scrim)$/],
  ["Traits", "Filets, bords marqués, bords des champs.", /^line/],
  ["Textes", "Trois encres, de la plus forte à la plus discrète.", /^text/],
  ["Action", "Le sapin\u00a0: une action principale par vue.", /^(primary|onPrimary|focus)/],
  ["Accent", "La mandarine, avec mesure\u00a0: une seule chose par vue.", /^(accent|onAccent)/],
  ["Jobi", "La mirabelle, pour la monnaie seulement.", /^(jobi|onJobi)/],
  [
    "États",
    "Jamais seuls\u00a0: une icône et un mot les accompagnent.",
    /^(on)?(success|warning|danger|info)/i,
  ],
  ["Personnes", "Le disque des initiales.", /^(avatar|onAvatar)/],
];

function Section({
  title,
  about,
  children,
}: {
  title: string;
  about: string;
  children: ReactNode;
}): ReactElement {
  return (
    <section className={css.section}>
      <h2 className={css.title}>{title}</h2>
      <p className={css.lead}>{about}</p>
      {children}
    </section>
  );
}

function Swatch({ token }: { token: ColorToken }): ReactElement {
  return (
    <div className={css.card}>
      <div className={css.trio} aria-hidden="true">
        {(["light", "dark", "high-contrast"] as const).map((theme) => (
          <span key={theme} style={{ background: themes[theme][token] }} />
        ))}
      </div>
      <div>
        <p className={css.name}>{token}</p>
        <code>vars.color.{token}</code>
      </div>
    </div>
  );
}

function Colours(): ReactElement {
  const tokens = Object.keys(themes.light) as ColorToken[];
  return (
    <div className={css.page}>
      <p className={css.lead}>
        Chaque jeton dans les trois thèmes{"\u00a0"}: clair, sombre, contraste fort. Un composant ne connaît
        que ces noms.
      </p>
      {families.map(([title, about, starts]) => (
        <Section key={title} title={title} about={about}>
          <div className={css.grid}>
            {tokens
              .filter((token) => starts.test(token))
              .map((token) => (
                <Swatch key={token} token={token} />
              ))}
          </div>
        </Section>
      ))}
    </div>
  );
}

function Scale({
  children,
}: {
  children: readonly [name: string, value: string, drawing: ReactNode][];
}): ReactElement {
  return (
    <div className={css.rows}>
      {children.map(([name, value, drawing]) => (
        <div key={name} className={css.row}>
          <div>
            <p className={css.name}>{name}</p>
            <code>{value}</code>
          </div>
          <div>{drawing}</div>
        </div>
      ))}
    </div>
  );
}

const meta = { title: "Jobami/Jetons", component: Colours } satisfies Meta<typeof Colours>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colors: Story = {};

export const Type: Story = {
  render: () => (
    <div className={css.page}>
      <Section
        title="Corps"
        about="Bricolage Grotesque pour les titres, Atkinson Hyperlegible Next pour le texte, dessinée pour la basse vision."
      >
        <Scale>
          {Object.entries(font.size)
            .reverse()
            .map(([name, size]) => [
              name,
              size,
              <span
                key={name}
                className={css.specimen}
                style={{ fontSize: size, lineHeight: font.line.snug }}
              >
                Le coup de main d’à côté
              </span>,
            ])}
        </Scale>
      </Section>
      <Section title="Graisses" about="Quatre, du texte au mot qui porte la page.">
        <Scale>
          {Object.entries(font.weight).map(([name, weight]) => [
            name,
            String(weight),
            <span key={name} style={{ fontWeight: weight, fontSize: font.size.h3 }}>
              Il1 O0 rn m, 12{"\u202f"}345,60{"\u00a0"}€
            </span>,
          ])}
        </Scale>
      </Section>
      <Section
        title="Réglages"
        about={"Ce qu’une personne choisit pour elle\u00a0: taille du texte, taille des boutons."}
      >
        <Scale>
          {Object.entries(fontScale).map(([name, scale]) => [
            name,
            `texte ${scale} rem, boutons ${buttonScale[name as keyof typeof buttonScale]} rem`,
            <span key={name} style={{ fontSize: `${scale}rem` }}>
              Bricolage, jardin, ménage, cours
            </span>,
          ])}
        </Scale>
      </Section>
    </div>
  ),
};

export const Space: Story = {
  render: () => (
    <div className={css.page}>
      <Section
        title="Espaces"
        about={"Une grille de 4\u00a0px, en rem\u00a0: l’espace suit la taille du texte."}
      >
        <Scale>
          {Object.entries(space).map(([name, size]) => [
            `space[${name}]`,
            size,
            <div key={name} className={css.bar} style={{ width: size }} />,
          ])}
        </Scale>
      </Section>
      <Section title="Largeurs" about="Où une mise en page peut changer.">
        <Scale>
          {Object.entries(breakpoint).map(([name, width]) => [
            name,
            `${width} px`,
            <div key={name} className={css.bar} style={{ width: `${width / 10}%`, maxWidth: "100%" }} />,
          ])}
        </Scale>
      </Section>
    </div>
  ),
};

export const Shape: Story = {
  render: () => (
    <div className={css.page}>
      <Section
        title="Coins"
        about="10 pour une commande, 12 pour une boîte, 16 pour une carte, ronds pour une pastille."
      >
        <div className={css.grid}>
          {Object.entries(radius).map(([name, size]) => (
            <div key={name} className={css.card}>
              <div className={css.shape} style={{ borderRadius: size }} aria-hidden="true" />
              <p className={css.name}>{name}</p>
              <code>{size}</code>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Ombres"
        about={"Un filet plutôt qu’une ombre\u202f; l’ombre, seulement pour ce qui flotte."}
      >
        <div className={css.grid}>
          {Object.entries(vars.elevation).map(([name, shadow]) => (
            <div key={name} className={css.section}>
              <div className={css.lifted} style={{ boxShadow: shadow }} aria-hidden="true" />
              <p className={css.name}>{name}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Mouvement"
        about={"Pour dire d’où cela vient et où cela va\u202f; aucun quand on n’en veut pas."}
      >
        <Scale>
          {Object.entries({ fast: "120 ms", base: "180 ms", slow: "240 ms" }).map(([name, time], index) => [
            name,
            time,
            <div key={name} className={css.bar} style={{ width: `${(index + 2) * 15}%` }} />,
          ])}
        </Scale>
      </Section>
    </div>
  ),
};

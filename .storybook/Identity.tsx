import { Logo, LogoMark } from "@jobami/ui/Logo";
import { Street } from "@jobami/ui/Street";
import * as css from "./Identity.css.ts";

const swatches = {
  craie: "page, surfaces",
  encre: "text",
  sapin: "actions",
  mandarine: "one thing a view",
  mirabelle: "the currency, Jobi",
  "sapin doux": "what is chosen, success",
} as const;

const places = [
  ["Foundations", "tokens, type, space, motion and icons to copy; contrast in every theme"],
  ["Components", "by what they are for; each with its guide, its props to try, and all its states"],
  ["Patterns", "parts of pages that a machine drives"],
  ["Machines", "what happens: charts to walk, replay and share, and a gallery of what each state shows"],
  ["Product", "screens by area, served by the samples of the contract"],
] as const;

/** Who we are, before the first component. */
export function Identity() {
  return (
    <div className={css.page}>
      <section className={css.hero}>
        <Logo name="Jobami" size="large" />
        <h1>Le coup de main d’à côté.</h1>
        <p>
          A shop of the neighbourhood that is well run: warm, quick, worthy of trust. Never a template, never
          a toy.
        </p>
        <div className={css.street}>
          <Street />
        </div>
      </section>
      <section className={css.section}>
        <h2>Colours</h2>
        <div className={css.swatches}>
          {Object.entries(swatches).map(([name, use]) => (
            <div key={name} className={css.swatchOf[name as keyof typeof swatches]}>
              {name}
              <br />
              {use}
            </div>
          ))}
        </div>
        <p>Colour never states anything alone: an icon and a word go with it.</p>
      </section>
      <section className={css.section}>
        <h2>Type</h2>
        <p className={css.specimen}>Bricolage Grotesque</p>
        <p>
          Atkinson Hyperlegible Next{"\u00a0"}: Il1 O0 rn m, 12{"\u202f"}345,60{"\u00a0"}€, «{"\u202f"}à côté
          {"\u202f"}».
        </p>
      </section>
      <section className={css.section}>
        <h2>The mark</h2>
        <div className={css.marks}>
          <LogoMark size={96} />
          <LogoMark size={48} />
          <LogoMark size={24} />
          <LogoMark size={16} />
          <LogoMark size={48} tone="mono" />
        </div>
        <p>A J whose hook smiles; its dot is a coin, the Jobi. It holds at 16 pixels, and in one colour.</p>
      </section>
      <section className={css.section}>
        <h2>Where to look</h2>
        <ul>
          {places.map(([name, what]) => (
            <li key={name}>
              <strong>{name}</strong>: {what}
            </li>
          ))}
        </ul>
        <p>
          The search knows English and French names: « button » and « bouton », « dialog » and « modale ». The
          bar above a story changes its theme, sizes, colour vision, motion and direction; its address keeps
          them, so that what you see can be sent to others.
        </p>
      </section>
    </div>
  );
}

import { Logo, LogoMark } from "@jobami/ui/Logo";
import { Street } from "@jobami/ui/Street";
import * as css from "./Identity.css.ts";

const swatches = {
  craie: "page, surfaces",
  encre: "texte",
  sapin: "actions",
  mandarine: "une seule par vue",
  mirabelle: "Jobi",
  "sapin doux": "sélection, succès",
} as const;

/** Who we are, before the first component. */
export function Identity() {
  return (
    <div className={css.page}>
      <section className={css.hero}>
        <Logo name="Jobami" size="large" />
        <h1>Le coup de main d’à côté.</h1>
        <p>
          Un commerce de quartier bien tenu{"\u00a0"}: chaleureux, rapide, digne de confiance. Jamais un
          gabarit, jamais un jouet.
        </p>
        <div className={css.street}>
          <Street />
        </div>
      </section>
      <section className={css.section}>
        <h2>Couleurs</h2>
        <div className={css.swatches}>
          {Object.entries(swatches).map(([name, use]) => (
            <div key={name} className={css.swatchOf[name as keyof typeof swatches]}>
              {name}
              <br />
              {use}
            </div>
          ))}
        </div>
        <p>La couleur ne dit jamais rien seule{"\u00a0"}: une icône et un mot l’accompagnent.</p>
      </section>
      <section className={css.section}>
        <h2>Caractères</h2>
        <p className={css.specimen}>Bricolage Grotesque</p>
        <p>
          Atkinson Hyperlegible Next{"\u00a0"}: Il1 O0 rn m, 12{"\u202f"}345,60{"\u00a0"}€, «{"\u202f"}à côté
          {"\u202f"}».
        </p>
      </section>
      <section className={css.section}>
        <h2>La marque</h2>
        <div className={css.marks}>
          <LogoMark size={96} />
          <LogoMark size={48} />
          <LogoMark size={24} />
          <LogoMark size={16} />
          <LogoMark size={48} tone="mono" />
        </div>
        <p>
          Un J dont le crochet sourit{"\u202f"}; son point est une pièce, le Jobi. Il tient à 16 pixels et en
          une couleur.
        </p>
      </section>
      <section className={css.section}>
        <h2>Où regarder</h2>
        <p>
          <strong>ui</strong>
          {"\u00a0"}: les composants. <strong>web</strong>
          {"\u00a0"}: les écrans, servis par les exemples du contrat. <strong>machines</strong>
          {"\u00a0"}: ce qui se passe, à jouer à la main. La barre d’outils change le thème, la taille du
          texte et des boutons, et la largeur.
        </p>
      </section>
    </div>
  );
}

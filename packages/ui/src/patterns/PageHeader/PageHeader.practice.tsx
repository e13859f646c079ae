import { Badge } from "../../components/Badge/index.ts";
import { Button } from "../../components/Button/index.ts";
import type { Practice } from "../../practice.ts";
import { link } from "../../styles/text.css.ts";
import { PageHeader } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <PageHeader
            isOfPart
            size="compact"
            title="Mes missions"
            lead="4 attendent une réponse de votre part."
            actions={<Button>Poster une mission</Button>}
          />
        ),
        why: "What the page is, what is to do there, and the one command for all of it.",
      },
      dont: {
        sample: (
          <PageHeader
            isOfPart
            size="compact"
            title={"Bienvenue sur votre espace missions\u202f!"}
            lead="Retrouvez ici l’ensemble de vos missions."
            actions={
              <>
                <Button>Poster</Button>
                <Button>Exporter</Button>
                <Button>Trier</Button>
              </>
            }
          />
        ),
        why: "A greeting where the name of the page is sought, a line that repeats it, three commands of one weight.",
      },
    },
    {
      do: {
        sample: (
          <PageHeader
            isOfPart
            title="Tailler une haie de thuyas"
            overline="Mission"
            meta={<Badge tone="success">Publiée</Badge>}
            back={
              <a className={link} href="#missions">
                Mes missions
              </a>
            }
          />
        ),
        why: "The way back by the name of where it leads.",
      },
      dont: {
        sample: (
          <PageHeader
            isOfPart
            title="Détail"
            back={
              <a className={link} href="#retour">
                Retour
              </a>
            }
            meta={<Badge>#48213</Badge>}
          />
        ),
        why: "Detail of what, back where? In a list of tabs all of them bear one name.",
      },
    },
  ],
  writing: [
    ["The title is a noun, that of the navigation", "«\u202fMes missions\u202f»"],
    ["The lead is a fact of today, or nothing", "«\u202f4 attendent une réponse de votre part.\u202f»"],
  ],
  long: (
    <PageHeader
      isOfPart
      title="Réparation d’électroménager reconditionné anticonstitutionnellement garanti"
      lead="Du lundi au vendredi à Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson."
      actions={<Button>Envoyer une proposition</Button>}
    />
  ),
  rightToLeft: (
    <PageHeader isOfPart title="مهامي" lead="أربع تنتظر ردك." actions={<Button>نشر مهمة</Button>} />
  ),
};

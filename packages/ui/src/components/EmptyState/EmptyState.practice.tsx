import type { Practice } from "../../practice.ts";
import { Button } from "../Button/index.ts";
import { EmptyState } from "./EmptyState.tsx";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <EmptyState
            headingLevel={3}
            title="Aucune mission pour l’instant"
            action={<Button>Poster une mission</Button>}
          >
            {"Dites ce qu’il vous faut\u00a0: les premières propositions arrivent d’ordinaire dans l’heure."}
          </EmptyState>
        ),
        why: "What is missing, what to expect, what to do.",
      },
      dont: {
        sample: (
          <EmptyState headingLevel={3} title={"Oups\u202f!"}>
            Il n’y a rien ici.
          </EmptyState>
        ),
        why: "A joke in place of a way on.",
      },
    },
    {
      do: {
        sample: (
          <EmptyState
            headingLevel={3}
            illustration={null}
            title="Aucune mission à moins de 5 km"
            action={<Button variant="secondary">Chercher jusqu’à 20 km</Button>}
          />
        ),
        why: "After a search it names the search, and offers to widen it.",
      },
      dont: {
        sample: <EmptyState headingLevel={3} illustration={null} title="0 résultat" />,
        why: "The person has to guess which of their filters was too narrow.",
      },
    },
  ],
  writing: [
    ["The title states what is missing, without a full stop", "«\u202fAucun message\u202f»"],
    ["The text states what will come, or how", "«\u202fVos échanges apparaîtront ici.\u202f»"],
    ["The action is the next step, a verb first", "«\u202fPoster une mission\u202f»"],
  ],
  long: (
    <EmptyState
      headingLevel={3}
      illustration={null}
      title="Aucune attestation d’assurance responsabilité civile professionnelle"
      action={<Button isFullWidth>Envoyer une attestation d’assurance</Button>}
    >
      Les professionnels de l’électroménager reconditionné en joignent une à leur première proposition.
    </EmptyState>
  ),
  rightToLeft: (
    <EmptyState headingLevel={3} title="لا توجد مهام بعد" action={<Button>نشر مهمة</Button>}>
      قل ما تحتاج إليه، وستصل العروض الأولى خلال ساعة.
    </EmptyState>
  ),
};

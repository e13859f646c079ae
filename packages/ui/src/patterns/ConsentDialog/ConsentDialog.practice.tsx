import { type ReactElement, type ReactNode, useState } from "react";
import type { Practice } from "../../practice.ts";
import { Opened } from "../../testing/opened.tsx";
import { ConsentDialog } from "./index.ts";

const labels = {
  title: "Utilisation de l’intelligence artificielle",
  box: "J’accepte que mes textes soient traités par une intelligence artificielle",
  confirm: "Confirmer",
  sending: "Enregistrement…",
  later: "Plus tard",
  firstName: "Prénom",
  lastName: "Nom",
  firstNameMissing: "Prénom manquant dans votre profil",
  lastNameMissing: "Nom manquant dans votre profil",
  incomplete: "Complétez votre profil (nom et prénom) avant de donner votre consentement.",
};
interface SampleProps {
  isOpen: boolean;
  close: () => void;
  isTickedFirst?: boolean;
  own?: Partial<typeof labels>;
  children: ReactNode;
}
function Sample({ isOpen, close, isTickedFirst = false, own, children }: SampleProps): ReactElement {
  const [isTicked, setTicked] = useState(isTickedFirst);
  return (
    <ConsentDialog
      view={{
        isOpen,
        firstName: "Léa",
        lastName: "Martin",
        isFirstNameMissing: false,
        isLastNameMissing: false,
        isTicked,
        isSending: false,
        canConfirm: true,
      }}
      labels={{ ...labels, ...own }}
      onTick={setTicked}
      onConfirm={close}
      onClose={close}
    >
      {children}
    </ConsentDialog>
  );
}

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Opened>
            {(isOpen, close) => (
              <Sample isOpen={isOpen} close={close}>
                <p>Votre accord est valable 6 mois, et se retire dans vos paramètres.</p>
              </Sample>
            )}
          </Opened>
        ),
        why: "What is agreed to, for how long, how it is taken back; the box is the person’s to tick.",
      },
      dont: {
        sample: (
          <Opened>
            {(isOpen, close) => (
              <Sample
                isOpen={isOpen}
                close={close}
                isTickedFirst
                own={{ box: "J’accepte tout", later: "Continuer sans les avantages" }}
              >
                <p>Améliorez votre expérience.</p>
              </Sample>
            )}
          </Opened>
        ),
        why: "Ticked beforehand, to « everything », and leaving is made a loss: it is not a consent.",
      },
    },
  ],
  writing: [
    [
      "The box is a whole sentence in the first person",
      "«\u202fJ’accepte que mes textes soient traités…\u202f»",
    ],
    ["The way out has no tone", "«\u202fPlus tard\u202f»"],
  ],
  long: (
    <Opened>
      {(isOpen, close) => (
        <Sample
          isOpen={isOpen}
          close={close}
          own={{
            title:
              "Traitement automatisé de vos attestations d’assurance responsabilité civile professionnelle",
          }}
        >
          <p>Votre accord est valable 6 mois et doit ensuite être renouvelé.</p>
        </Sample>
      )}
    </Opened>
  ),
  rightToLeft: (
    <Opened command="عرض المثال">
      {(isOpen, close) => (
        <Sample
          isOpen={isOpen}
          close={close}
          own={{ title: "موافقة", box: "أوافق", confirm: "تأكيد", later: "لاحقًا" }}
        >
          <p>موافقتك صالحة 6 أشهر.</p>
        </Sample>
      )}
    </Opened>
  ),
};

import type { Practice } from "../../practice.ts";
import { QrCode } from "./index.ts";

const address = "https://jobami.example.fr/inscription?code=LEA-2026";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: <QrCode value={address} label="Code qui mène à l’inscription avec Léa" size="small" />,
        why: "The same address as text: for who has no camera, and to see where it leads before pointing one at it.",
      },
      dont: {
        sample: <QrCode value={address} label="QR code" text={null} size="small" />,
        why: "Its label names the drawing: without a camera it is a black square.",
      },
    },
    {
      do: {
        sample: (
          <QrCode
            value={address}
            text="jobami.example.fr · LEA-2026"
            label="Code qui mène à l’inscription avec Léa"
            size="small"
            fileName="invitation-lea"
          />
        ),
        why: "To be printed: the file has any size, the text is short enough to type.",
      },
      dont: {
        sample: (
          <p>
            Scannez ce code avec votre téléphone pour continuer sur cet appareil.{" "}
            <QrCode value={address} label="Continuer" size="small" text={null} />
          </p>
        ),
        why: "The reader is already there: on a phone no second camera sees it. It is a link.",
      },
    },
  ],
  writing: [["The label states where it leads", "«\u202fCode qui mène à l’inscription avec Léa\u202f»"]],
  long: (
    <QrCode
      value={address}
      size="small"
      label="Code qui mène au profil"
      text="https://jobami.example.fr/jobbeurs/entreprise-anticonstitutionnellement-dematerialisee"
      fileName="profil"
      downloadLabel="Télécharger le code pour l’imprimer sur une affiche"
    />
  ),
  rightToLeft: <QrCode value={address} size="small" label="رمز يؤدي إلى التسجيل" text="jobami.example.fr" />,
};

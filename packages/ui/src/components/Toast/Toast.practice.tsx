import type { Practice } from "../../practice.ts";
import { Framed } from "../../testing/framed.tsx";
import { Toast } from "./index.ts";

const ignore = () => {};
const sent = {
  id: "1",
  type: "success",
  title: "Proposition envoyée",
  message: "Léa est prévenue.",
  progress: 0.4,
  isPaused: false,
} as const;
const acts = { onClose: ignore, onPause: ignore, onResume: ignore };

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Framed height={150}>
            <Toast toast={sent} {...acts} />
          </Framed>
        ),
        why: "What was done and what follows: missed, nothing is lost.",
      },
      dont: {
        sample: (
          <Framed height={150}>
            <Toast
              toast={{
                ...sent,
                id: "2",
                type: "error",
                title: "Paiement refusé",
                message: "Votre mission sera retirée demain.",
              }}
              {...acts}
            />
          </Framed>
        ),
        why: "It passes in seconds, and a mission is gone with it: a Banner stays.",
      },
    },
    {
      do: {
        sample: (
          <Framed height={150}>
            <Toast
              toast={{
                ...sent,
                id: "3",
                type: "info",
                title: undefined,
                message: "Nouvelle mission à Villeurbanne",
              }}
              {...acts}
            />
          </Framed>
        ),
        why: "Without a title where one line is enough.",
      },
      dont: {
        sample: (
          <Framed height={150}>
            <Toast
              toast={{ ...sent, id: "4", title: "Succès", message: "Opération effectuée avec succès." }}
              {...acts}
            />
          </Framed>
        ),
        why: "Tone, icon and title state that it went well; what did?",
      },
    },
  ],
  writing: [
    ["The title is the fact, a participle", "«\u202fProposition envoyée\u202f»"],
    ["The message is what follows from it", "«\u202fLéa est prévenue.\u202f»"],
  ],
  long: (
    <Framed height={220}>
      <Toast
        toast={{
          ...sent,
          id: "5",
          title: "Attestation d’assurance responsabilité civile professionnelle enregistrée",
          message: "Elle est vérifiée sous deux jours ouvrés, anticonstitutionnellement au plus.",
        }}
        {...acts}
      />
    </Framed>
  ),
  rightToLeft: (
    <Framed height={150}>
      <Toast
        toast={{ ...sent, id: "6", title: "تم إرسال العرض", message: "تم إخطار ليلى." }}
        {...acts}
        closeLabel="إغلاق"
      />
    </Framed>
  ),
};

import type { Practice } from "../../practice.ts";
import { Framed } from "../../testing/framed.tsx";
import { UndoBar } from "./index.ts";

const ignore = () => {};
const acts = { onUndo: ignore, onDismiss: ignore, onPause: ignore, onResume: ignore };
const undo = { message: "Notification supprimée", progress: 0.2, secondsLeft: 4, isPaused: false };

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Framed height={130}>
            <UndoBar {...acts} undo={undo} />
          </Framed>
        ),
        why: "It is done at once and can be taken back: no question before.",
      },
      dont: {
        sample: (
          <Framed height={130}>
            <UndoBar {...acts} undo={{ ...undo, message: "Paiement de 60\u00a0€ envoyé" }} />
          </Framed>
        ),
        why: "A promise that cannot be upheld: money that has left does not come back. It is asked before, in a ConfirmDialog.",
      },
    },
    {
      do: {
        sample: (
          <Framed height={130}>
            <UndoBar
              {...acts}
              undo={{ ...undo, secondsLeft: 9, progress: 0.1, message: "12 messages archivés" }}
            />
          </Framed>
        ),
        why: "How many, and time enough to read and reach the button.",
      },
      dont: {
        sample: (
          <Framed height={130}>
            <UndoBar
              {...acts}
              undo={{
                ...undo,
                secondsLeft: 1,
                progress: 0.8,
                message: "Voulez-vous vraiment archiver 12 messages\u202f?",
              }}
            />
          </Framed>
        ),
        why: "A question after the deed, and a second to answer it.",
      },
    },
  ],
  writing: [["What was done, a noun and its participle", "«\u202fNotification supprimée\u202f»"]],
  long: (
    <Framed height={170}>
      <UndoBar
        {...acts}
        undo={{
          ...undo,
          message: "Attestation d’assurance responsabilité civile professionnelle retirée de votre profil",
        }}
        undoLabel="Remettre l’attestation"
      />
    </Framed>
  ),
  rightToLeft: (
    <Framed height={130}>
      <UndoBar
        {...acts}
        undo={{ ...undo, message: "تم حذف الإشعار" }}
        undoLabel="تراجع"
        dismissLabel="إغلاق"
      />
    </Framed>
  ),
};

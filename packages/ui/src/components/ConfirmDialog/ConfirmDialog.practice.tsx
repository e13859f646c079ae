import type { Practice } from "../../practice.ts";
import { Framed } from "../../testing/framed.tsx";
import { Opened } from "../../testing/opened.tsx";
import { UndoBar } from "../UndoBar/index.ts";
import { ConfirmDialog } from "./index.ts";

const ignore = () => {};
const deleted = { message: "Notification supprimée", progress: 0.2, secondsLeft: 4, isPaused: false };

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Opened>
            {(isOpen, close) => (
              <ConfirmDialog
                isOpen={isOpen}
                onCancel={close}
                onConfirm={close}
                title={"Annuler la mission «\u202fTailler une haie\u202f»\u202f?"}
                losses={["Les 4 propositions reçues seront refusées."]}
                confirmLabel="Annuler la mission"
                cancelLabel="La garder"
              />
            )}
          </Opened>
        ),
        why: "The question names the thing, the list what is lost, the button the deed; « La garder » cannot be mistaken for it.",
      },
      dont: {
        sample: (
          <Opened>
            {(isOpen, close) => (
              <ConfirmDialog
                isOpen={isOpen}
                onCancel={close}
                onConfirm={close}
                title={"Êtes-vous sûr\u202f?"}
                losses={["Cette action est irréversible."]}
                confirmLabel="OK"
              />
            )}
          </Opened>
        ),
        why: "Sure of what? « OK » beside « Annuler » is answered by habit.",
      },
    },
    {
      do: {
        sample: (
          <Framed height={130}>
            <UndoBar undo={deleted} onUndo={ignore} onDismiss={ignore} onPause={ignore} onResume={ignore} />
          </Framed>
        ),
        why: "What can be taken back is done at once: an UndoBar.",
      },
      dont: {
        sample: (
          <Opened>
            {(isOpen, close) => (
              <ConfirmDialog
                isOpen={isOpen}
                onCancel={close}
                onConfirm={close}
                title={"Supprimer cette notification\u202f?"}
                losses={["Elle ne sera plus dans la liste."]}
                confirmLabel="Supprimer"
              />
            )}
          </Opened>
        ),
        why: "Asked at every small thing, people stop to read, here and where it matters.",
      },
    },
  ],
  writing: [
    ["The title is the whole question", "«\u202fSupprimer le devis n°\u00a0118\u202f?\u202f»"],
    ["The deed repeats its verb", "«\u202fSupprimer le devis\u202f»"],
    ["A loss is a fact in the future", "«\u202fLes 4 propositions reçues seront refusées.\u202f»"],
  ],
  long: (
    <Opened>
      {(isOpen, close) => (
        <ConfirmDialog
          isOpen={isOpen}
          onCancel={close}
          onConfirm={close}
          title={"Supprimer l’attestation d’assurance responsabilité civile professionnelle\u202f?"}
          losses={[
            "Vos propositions en cours ne montreront plus que vous êtes assuré.",
            "La vérification sera à refaire, sous deux jours ouvrés.",
          ]}
          confirmLabel="Supprimer l’attestation d’assurance"
        />
      )}
    </Opened>
  ),
  rightToLeft: (
    <Opened command="عرض المثال">
      {(isOpen, close) => (
        <ConfirmDialog
          isOpen={isOpen}
          onCancel={close}
          onConfirm={close}
          title="إلغاء المهمة؟"
          losses={["سترفض العروض الأربعة."]}
          confirmLabel="إلغاء المهمة"
          cancelLabel="الاحتفاظ بها"
        />
      )}
    </Opened>
  ),
};

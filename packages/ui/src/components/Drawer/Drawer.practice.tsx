import type { Practice } from "../../practice.ts";
import { Opened } from "../../testing/opened.tsx";
import { Button } from "../Button/index.ts";
import { Checkbox } from "../Checkbox/index.ts";
import { Drawer } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Opened>
            {(isOpen, close) => (
              <Drawer
                isOpen={isOpen}
                onClose={close}
                title="Filtrer les missions"
                footer={
                  <Button isFullWidth onClick={close}>
                    Voir 24 missions
                  </Button>
                }
              >
                <Checkbox label="Urgent" />
                <Checkbox label="Près de chez moi" />
              </Drawer>
            )}
          </Opened>
        ),
        why: "Filters beside their list; the footer states what closing brings.",
      },
      dont: {
        sample: (
          <Opened>
            {(isOpen, close) => (
              <Drawer isOpen={isOpen} onClose={close} title={"Supprimer la mission\u202f?"}>
                <Button variant="danger" onClick={close}>
                  Oui
                </Button>
              </Drawer>
            )}
          </Opened>
        ),
        why: "A question that slides in: a press beside it closes it, and no one knows whether that was a no. It is a ConfirmDialog.",
      },
    },
  ],
  writing: [
    ["The title is the command that opened it", "«\u202fFiltrer les missions\u202f»"],
    ["The footer counts where it can", "«\u202fVoir 24 missions\u202f»"],
  ],
  long: (
    <Opened>
      {(isOpen, close) => (
        <Drawer
          isOpen={isOpen}
          onClose={close}
          title="Filtrer les réparations d’électroménager reconditionné"
          footer={
            <Button isFullWidth onClick={close}>
              Voir les 1&#8239;240 missions trouvées
            </Button>
          }
        >
          <Checkbox label="Attestation d’assurance responsabilité civile professionnelle exigée" />
        </Drawer>
      )}
    </Opened>
  ),
  rightToLeft: (
    <Opened command="عرض المثال">
      {(isOpen, close) => (
        <Drawer isOpen={isOpen} onClose={close} title="تصفية المهام" closeLabel="إغلاق">
          <Checkbox label="عاجل" />
        </Drawer>
      )}
    </Opened>
  ),
};

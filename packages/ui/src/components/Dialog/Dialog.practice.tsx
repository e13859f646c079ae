import type { Practice } from "../../practice.ts";
import { Opened } from "../../testing/opened.tsx";
import { Button } from "../Button/index.ts";
import { TextField } from "../TextField/index.ts";
import { Dialog } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Opened>
            {(isOpen, close) => (
              <Dialog
                isOpen={isOpen}
                onClose={close}
                title="Faire une contre-proposition"
                description={"Karim demande 60\u00a0€."}
                actions={
                  <>
                    <Button onClick={close}>Proposer 55&nbsp;€</Button>
                    <Button variant="ghost" onClick={close}>
                      Plus tard
                    </Button>
                  </>
                }
              >
                <TextField label="Votre prix" inputMode="numeric" defaultValue="55" suffix="€" />
              </Dialog>
            )}
          </Opened>
        ),
        why: "One task in one field: the title names it, the main action ends it.",
      },
      dont: {
        sample: (
          <Opened>
            {(isOpen, close) => (
              <Dialog
                isOpen={isOpen}
                onClose={close}
                title="Créer votre profil"
                actions={<Button onClick={close}>Suivant</Button>}
              >
                <TextField label="Prénom" />
                <TextField label="Nom" />
                <TextField label="Adresse" />
                <TextField label="Téléphone" />
                <TextField label="SIRET" />
              </Dialog>
            )}
          </Opened>
        ),
        why: "A long form: it has no address, Escape loses it, and a phone’s keyboard covers half. It is a page.",
      },
    },
    {
      do: {
        sample: (
          <Opened>
            {(isOpen, close) => (
              <Dialog
                isOpen={isOpen}
                onClose={close}
                role="alertdialog"
                title="Votre session a expiré"
                description="Reconnectez-vous pour envoyer votre message, il est gardé."
                actions={<Button onClick={close}>Se reconnecter</Button>}
              />
            )}
          </Opened>
        ),
        why: "Nothing can go on without an answer: that deserves to hold back the page.",
      },
      dont: {
        sample: (
          <Opened>
            {(isOpen, close) => (
              <Dialog
                isOpen={isOpen}
                onClose={close}
                title="Succès"
                description="Votre proposition a été envoyée."
                actions={<Button onClick={close}>OK</Button>}
              />
            )}
          </Opened>
        ),
        why: "A press to read what a Toast states in passing.",
      },
    },
  ],
  writing: [
    [
      "The title is the task, a verb first, or the whole question",
      "«\u202fFaire une contre-proposition\u202f»",
    ],
    [
      "The main action does what the title names",
      "«\u202fProposer 55\u00a0€\u202f», not «\u202fValider\u202f»",
    ],
  ],
  long: (
    <Opened>
      {(isOpen, close) => (
        <Dialog
          isOpen={isOpen}
          onClose={close}
          title="Joindre une attestation d’assurance responsabilité civile professionnelle"
          description="Les professionnels de l’électroménager reconditionné en joignent une à leur première proposition."
          actions={
            <>
              <Button onClick={close}>Joindre l’attestation d’assurance</Button>
              <Button variant="ghost" onClick={close}>
                Envoyer la proposition sans elle
              </Button>
            </>
          }
        />
      )}
    </Opened>
  ),
  rightToLeft: (
    <Opened command="عرض المثال">
      {(isOpen, close) => (
        <Dialog
          isOpen={isOpen}
          onClose={close}
          closeLabel="إغلاق"
          title="تقديم عرض مضاد"
          actions={<Button onClick={close}>إرسال</Button>}
        />
      )}
    </Opened>
  ),
};

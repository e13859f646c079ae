import { Stack } from "../../layout/Stack/index.ts";
import type { Practice } from "../../practice.ts";
import { Button } from "../Button/index.ts";
import { TextField } from "../TextField/index.ts";
import { PopoverButton } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <PopoverButton
            label="Pourquoi ce prix"
            content={<p>60&nbsp;€ demandés, dont 6&nbsp;€ pour le service.</p>}
          >
            Pourquoi ce prix&#8239;?
          </PopoverButton>
        ),
        why: "Two lines about what is pressed, beside it; Escape gives the focus back.",
      },
      dont: {
        sample: (
          <PopoverButton
            label="Actions"
            content={
              <Stack gap={2}>
                <Button variant="ghost">Modifier</Button>
                <Button variant="ghost">Dupliquer</Button>
                <Button variant="ghost">Supprimer</Button>
              </Stack>
            }
          >
            Actions
          </PopoverButton>
        ),
        why: "A list of commands: a Menu has arrows, letters and the role that readers know.",
      },
    },
    {
      do: {
        sample: (
          <PopoverButton
            label="Rayon"
            content={(close) => (
              <Stack gap={3}>
                <TextField label="Rayon" suffix="km" defaultValue="10" inputMode="numeric" />
                <Button size="small" onClick={close}>
                  Appliquer
                </Button>
              </Stack>
            )}
          >
            À moins de 10&nbsp;km
          </PopoverButton>
        ),
        why: "One control and what ends it: the function is given the way to close.",
      },
      dont: {
        sample: (
          <PopoverButton
            label="Supprimer"
            content={<p>Cette mission sera supprimée avec ses 4 propositions.</p>}
          >
            Supprimer
          </PopoverButton>
        ),
        why: "A press beside it closes it: what is lost is asked in a ConfirmDialog.",
      },
    },
  ],
  writing: [["Its button is what it explains", "«\u202fPourquoi ce prix\u202f?\u202f»"]],
  long: (
    <PopoverButton
      label="Assurance"
      content={
        <p>
          L’attestation d’assurance responsabilité civile professionnelle est vérifiée sous deux jours ouvrés.
        </p>
      }
    >
      Que couvre l’assurance responsabilité civile&#8239;?
    </PopoverButton>
  ),
  rightToLeft: (
    <PopoverButton label="السعر" content={<p>60 يورو، منها 6 للخدمة.</p>}>
      لماذا هذا السعر؟
    </PopoverButton>
  ),
};

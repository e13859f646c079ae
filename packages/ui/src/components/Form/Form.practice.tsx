import { Stack } from "../../layout/Stack/index.ts";
import type { Practice } from "../../practice.ts";
import { Button } from "../Button/index.ts";
import { TextField } from "../TextField/index.ts";
import { Form } from "./Form.tsx";

const stay = (event: { preventDefault(): void }) => event.preventDefault();

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Stack as={Form} gap={4} onSubmit={stay}>
            <TextField
              label="Prénom"
              name="do-name"
              defaultValue=""
              error="Dites comment on peut vous appeler."
            />
            <div>
              <Button type="submit">Enregistrer</Button>
            </div>
          </Stack>
        ),
        why: "The button works; what is missing is stated at its field, where the form leads.",
      },
      dont: {
        sample: (
          <Stack as={Form} gap={4} onSubmit={stay}>
            <TextField label="Prénom" name="dont-name" />
            <div>
              <Button type="submit" isDisabled>
                Enregistrer
              </Button>
            </div>
          </Stack>
        ),
        why: "A button that cannot be pressed never says why.",
      },
    },
    {
      do: {
        sample: (
          <Stack as={Form} gap={4} onSubmit={stay}>
            <TextField label="Rue" name="do-street" autoComplete="street-address" />
            <TextField label="Ville" name="do-city" autoComplete="address-level2" />
          </Stack>
        ),
        why: "One column, labels above, what the browser knows filled in.",
      },
      dont: {
        sample: (
          <Stack as={Form} gap={4} onSubmit={stay}>
            <TextField label="Rue" isLabelHidden name="dont-street" placeholder="Rue" />
            <TextField label="Ville" isLabelHidden name="dont-city" placeholder="Ville" />
          </Stack>
        ),
        why: "A placeholder is gone with the first letter, and so is the question.",
      },
    },
  ],
  writing: [
    ["A label is a noun, without a colon", "«\u202fAdresse e-mail\u202f»"],
    ["An error states how to mend it", "«\u202fÉcrivez une adresse avec un @, comme lea@exemple.fr.\u202f»"],
    [
      "The button states what will have happened",
      "«\u202fPublier la mission\u202f», not «\u202fValider\u202f»",
    ],
  ],
  long: (
    <Stack as={Form} gap={4} onSubmit={stay}>
      <TextField
        label="Numéro d’attestation d’assurance responsabilité civile professionnelle"
        name="long-number"
        error="Recopiez les quatorze chiffres qui figurent en haut à droite de l’attestation, sans espace."
      />
      <Button type="submit" isFullWidth>
        Enregistrer l’attestation d’assurance
      </Button>
    </Stack>
  ),
  rightToLeft: (
    <Stack as={Form} gap={4} onSubmit={stay}>
      <TextField label="الاسم" name="rtl-name" defaultValue="ليلى" help="لا نعرضه على أحد." />
      <div>
        <Button type="submit">حفظ</Button>
      </div>
    </Stack>
  ),
};

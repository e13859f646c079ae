import { Stack } from "../../layout/Stack/index.ts";
import type { Practice } from "../../practice.ts";
import { TextField } from "../TextField/index.ts";
import { ErrorSummary } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Stack gap={4}>
            <ErrorSummary
              headingLevel={3}
              attempt={0}
              errors={[{ fieldId: "practice-mail", message: "Écrivez une adresse avec un @." }]}
            />
            <TextField
              id="practice-mail"
              label="Adresse e-mail"
              defaultValue="lea.exemple.fr"
              error="Écrivez une adresse avec un @."
            />
          </Stack>
        ),
        why: "The same sentence at the top and at the field; the link leads there and the focus goes into it.",
      },
      dont: {
        sample: (
          <Stack gap={4}>
            <ErrorSummary
              headingLevel={3}
              attempt={0}
              errors={[{ message: "Le formulaire contient des erreurs." }]}
            />
            <TextField label="Adresse e-mail" defaultValue="lea.exemple.fr" />
          </Stack>
        ),
        why: "No link, no field marked: a long form has to be searched for what is wrong.",
      },
    },
    {
      do: {
        sample: (
          <ErrorSummary
            headingLevel={3}
            attempt={0}
            errors={[{ message: "Le service de paiement ne répond pas. Réessayez dans une minute." }]}
          />
        ),
        why: "Without `fieldId` for what no field is to blame for.",
      },
      dont: {
        sample: (
          <ErrorSummary
            headingLevel={3}
            attempt={0}
            errors={[{ message: "email: invalid_string" }, { message: "Erreur 422" }]}
          />
        ),
        why: "What the server answered, as it is: it is for a log.",
      },
    },
  ],
  writing: [
    ["Word for word what stands at the field", "«\u202fÉcrivez une adresse avec un @.\u202f»"],
    ["In the order of the fields, one line each", "the first link leads to the first field"],
  ],
  long: (
    <ErrorSummary
      headingLevel={3}
      attempt={0}
      errors={[
        {
          fieldId: "a",
          message:
            "Le numéro d’attestation d’assurance responsabilité civile professionnelle a vingt-sept caractères.",
        },
        { fieldId: "b", message: "Choisissez une commune de la liste." },
      ]}
    />
  ),
  rightToLeft: (
    <ErrorSummary
      headingLevel={3}
      attempt={0}
      title={() => "خطأ واحد للتصحيح"}
      errors={[{ fieldId: "c", message: "اكتب عنوانًا صحيحًا." }]}
    />
  ),
};

import { Stack } from "../../layout/Stack/index.ts";
import type { Practice } from "../../practice.ts";
import { Button } from "../Button/index.ts";
import { TextField } from "../TextField/index.ts";
import { InlineAlert } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Stack gap={3} align="start">
            <Button>Enregistrer le prix</Button>
            <InlineAlert
              action={
                <Button size="small" variant="secondary">
                  Réessayer
                </Button>
              }
            >
              Le prix n’a pas été enregistré, la connexion a été coupée.
            </InlineAlert>
          </Stack>
        ),
        why: "Below what was pressed: what happened, why, and the way on.",
      },
      dont: {
        sample: (
          <Stack gap={3} align="start">
            <InlineAlert tone="info">Les prix sont toutes taxes comprises.</InlineAlert>
            <Button>Enregistrer le prix</Button>
          </Stack>
        ),
        why: "Nothing happened: a standing fact is text, and as an alert it is announced at each visit.",
      },
    },
    {
      do: {
        sample: (
          <TextField
            label="Code postal"
            defaultValue="6910"
            error="Un code postal a cinq chiffres, comme 69100."
          />
        ),
        why: "One field is wrong: its own error stands at it and is read with it.",
      },
      dont: {
        sample: (
          <Stack gap={3}>
            <TextField label="Code postal" defaultValue="6910" />
            <InlineAlert>Un code postal a cinq chiffres, comme 69100.</InlineAlert>
          </Stack>
        ),
        why: "The alert is announced once; back in the field, nothing states what is wrong.",
      },
    },
  ],
  writing: [
    [
      "What happened, then why or what now; one sentence",
      "«\u202fLe prix n’a pas été enregistré, la connexion a été coupée.\u202f»",
    ],
    ["No exclamation, no joke", "«\u202fRéessayez dans une minute.\u202f»"],
  ],
  long: (
    <InlineAlert
      tone="warning"
      action={
        <Button size="small" variant="secondary">
          Demander une nouvelle vérification
        </Button>
      }
    >
      L’attestation d’assurance responsabilité civile professionnelle expire avant la date de la mission.
    </InlineAlert>
  ),
  rightToLeft: <InlineAlert>لم يحفظ السعر، انقطع الاتصال.</InlineAlert>,
};

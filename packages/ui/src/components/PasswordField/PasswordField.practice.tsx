import { Stack } from "../../layout/Stack/index.ts";
import type { Practice } from "../../practice.ts";
import { PasswordField } from "./index.ts";

const rules = ["8 caractères au moins", "une majuscule", "un chiffre"].map((label, index) => ({
  label,
  met: index === 0,
}));

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: <PasswordField label="Nouveau mot de passe" autoComplete="new-password" rules={rules} />,
        why: "The rules are there before the first letter, and tick off one by one.",
      },
      dont: {
        sample: <PasswordField label="Mot de passe" autoComplete="current-password" rules={rules} />,
        why: "At the sign-in the rules help no one who knows theirs, and blame who chose before them.",
      },
    },
    {
      do: {
        sample: (
          <PasswordField
            label="Mot de passe"
            autoComplete="current-password"
            error="Adresse ou mot de passe incorrect."
          />
        ),
        why: "`current-password` lets the manager fill it in; the error does not state which of the two is wrong.",
      },
      dont: {
        sample: (
          <Stack gap={3}>
            <PasswordField label="Nouveau mot de passe" autoComplete="new-password" />
            <PasswordField label="Confirmez le mot de passe" autoComplete="new-password" />
          </Stack>
        ),
        why: "Typed twice because it cannot be seen: the eye shows it.",
      },
    },
  ],
  writing: [["Rules short, the count first", "«\u202f8 caractères au moins\u202f»"]],
  long: (
    <PasswordField
      label="Nouveau mot de passe de votre espace professionnel"
      autoComplete="new-password"
      rules={[
        {
          label: "au moins un caractère spécial, comme un point d’exclamation ou une esperluette",
          met: false,
        },
      ]}
    />
  ),
  rightToLeft: <PasswordField label="كلمة المرور" autoComplete="current-password" />,
};

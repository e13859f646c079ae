import { Button } from "@jobami/ui/Button";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { Select } from "@jobami/ui/Select";
import { TextField } from "@jobami/ui/TextField";
import { type ReactNode, useState } from "react";

/** A page as an adopter writes it: a header, a field, a choice whose list comes late, a command. */
export function App(): ReactNode {
  const [town, setTown] = useState<string | null>(null);
  const [sent, setSent] = useState(0);
  return (
    <Stack>
      <PageHeader title="Réserver" />
      <TextField label="Nom" />
      <Select
        label="Ville"
        value={town}
        onChange={setTown}
        options={[
          { value: "lyon", label: "Lyon" },
          { value: "nantes", label: "Nantes" },
        ]}
      />
      <Button onClick={() => setSent(sent + 1)}>Envoyer</Button>
      <p role="status">{sent}</p>
    </Stack>
  );
}

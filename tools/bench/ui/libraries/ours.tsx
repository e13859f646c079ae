import "@jobami/ui/theme";
import { Badge } from "@jobami/ui/Badge";
import { Button as OurButton } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { Checkbox } from "@jobami/ui/Checkbox";
import { Dialog } from "@jobami/ui/Dialog";
import { Disclosure } from "@jobami/ui/Disclosure";
import { MenuButton } from "@jobami/ui/Menu";
import { Select } from "@jobami/ui/Select";
import { Tabs } from "@jobami/ui/Tabs";
import { TextField } from "@jobami/ui/TextField";
import { ToastRegion } from "@jobami/ui/Toast";
import { Tooltip } from "@jobami/ui/Tooltip";
import type { ReactElement } from "react";
import type { OneProps } from "./native.tsx";

export { Provider } from "./native.tsx";

const ignore = () => {};

export function Button({ label }: OneProps): ReactElement {
  return <OurButton>{label}</OurButton>;
}

export function Field({ label }: OneProps): ReactElement {
  return <TextField label={label} help="Aide" />;
}

export function WithoutOverlays(): ReactElement {
  return (
    <>
      <Button label="Envoyer" />
      <Field label="Nom" />
      <Checkbox label="Urgent" />
      <Tabs label="Vues" tabs={[{ id: "un", label: "Un", content: "Texte" }]} />
      <Disclosure summary="Plus">Texte</Disclosure>
      <ToastRegion toasts={[]} onClose={ignore} onPause={ignore} onResume={ignore} />
      <Card>Haie</Card>
      <Badge>Nouveau</Badge>
    </>
  );
}

export function Twelve(): ReactElement {
  return (
    <>
      <WithoutOverlays />
      <Select
        label="Catégorie"
        options={[{ value: "jardin", label: "Jardin" }]}
        value={null}
        onChange={ignore}
      />
      <Dialog isOpen onClose={ignore} title="Question">
        Texte
      </Dialog>
      <MenuButton label="Actions" entries={[{ id: "modifier", label: "Modifier" }]} />
      <Tooltip text="Aide">
        <OurButton>Aide</OurButton>
      </Tooltip>
    </>
  );
}

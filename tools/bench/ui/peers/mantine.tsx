import "@mantine/core/styles.css";
import {
  Accordion,
  Badge,
  Checkbox,
  Button as MantineButton,
  MantineProvider,
  Menu,
  Modal,
  Notification,
  Select,
  Table,
  Tabs,
  TextInput,
  Tooltip,
} from "@mantine/core";
import type { ReactElement, ReactNode } from "react";
import type { OneProps } from "../libraries/native.tsx";

const ignore = () => {};

export function Provider({ children }: { children: ReactNode }): ReactElement {
  return <MantineProvider>{children}</MantineProvider>;
}

export function Button({ label }: OneProps): ReactElement {
  return <MantineButton>{label}</MantineButton>;
}

export function Field({ label }: OneProps): ReactElement {
  return <TextInput label={label} description="Aide" />;
}

export function WithoutOverlays(): ReactElement {
  return (
    <>
      <Button label="Envoyer" />
      <Field label="Nom" />
      <Checkbox label="Urgent" />
      <Tabs defaultValue="un">
        <Tabs.List>
          <Tabs.Tab value="un">Un</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="un">Texte</Tabs.Panel>
      </Tabs>
      <Accordion>
        <Accordion.Item value="un">
          <Accordion.Control>Plus</Accordion.Control>
          <Accordion.Panel>Texte</Accordion.Panel>
        </Accordion.Item>
      </Accordion>
      <Notification title="Envoyé">Texte</Notification>
      <Table>
        <Table.Tbody>
          <Table.Tr>
            <Table.Td>Haie</Table.Td>
          </Table.Tr>
        </Table.Tbody>
      </Table>
      <Badge>Nouveau</Badge>
    </>
  );
}

export function Twelve(): ReactElement {
  return (
    <>
      <WithoutOverlays />
      <Select label="Catégorie" data={["Jardin"]} />
      <Modal opened onClose={ignore} title="Question">
        Texte
      </Modal>
      <Menu>
        <Menu.Target>
          <MantineButton>Actions</MantineButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>Modifier</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Tooltip label="Aide">
        <MantineButton>Aide</MantineButton>
      </Tooltip>
    </>
  );
}

import "@radix-ui/themes/styles.css";
import {
  Badge,
  Callout,
  Checkbox,
  Dialog,
  DropdownMenu,
  Button as RadixButton,
  Select,
  Table,
  Tabs,
  Text,
  TextField,
  Theme,
  Tooltip,
} from "@radix-ui/themes";
import { type ReactElement, type ReactNode, useId } from "react";
import type { OneProps } from "../libraries/native.tsx";

export function Provider({ children }: { children: ReactNode }): ReactElement {
  return <Theme>{children}</Theme>;
}

export function Button({ label }: OneProps): ReactElement {
  return <RadixButton>{label}</RadixButton>;
}

export function Field({ label }: OneProps): ReactElement {
  const id = useId();
  return (
    <div>
      <Text as="label" htmlFor={id}>
        {label}
      </Text>
      <TextField.Root id={id} aria-describedby={`${id}-help`} />
      <Text as="p" id={`${id}-help`}>
        Aide
      </Text>
    </div>
  );
}

/** It has neither toasts nor disclosures: a callout and the native element stand for them. */
export function WithoutOverlays(): ReactElement {
  return (
    <>
      <Button label="Envoyer" />
      <Field label="Nom" />
      <Checkbox aria-label="Urgent" />
      <Tabs.Root defaultValue="un">
        <Tabs.List>
          <Tabs.Trigger value="un">Un</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="un">Texte</Tabs.Content>
      </Tabs.Root>
      <details>
        <summary>Plus</summary>Texte
      </details>
      <Callout.Root>
        <Callout.Text>Envoyé</Callout.Text>
      </Callout.Root>
      <Table.Root>
        <Table.Body>
          <Table.Row>
            <Table.Cell>Haie</Table.Cell>
          </Table.Row>
        </Table.Body>
      </Table.Root>
      <Badge>Nouveau</Badge>
    </>
  );
}

export function Twelve(): ReactElement {
  return (
    <>
      <WithoutOverlays />
      <Select.Root>
        <Select.Trigger />
        <Select.Content>
          <Select.Item value="jardin">Jardin</Select.Item>
        </Select.Content>
      </Select.Root>
      <Dialog.Root open>
        <Dialog.Content>
          <Dialog.Title>Question</Dialog.Title>
        </Dialog.Content>
      </Dialog.Root>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <RadixButton>Actions</RadixButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item>Modifier</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <Tooltip content="Aide">
        <RadixButton>Aide</RadixButton>
      </Tooltip>
    </>
  );
}

import {
  Badge,
  Button as ChakraButton,
  Field as ChakraField,
  ChakraProvider,
  Checkbox,
  Collapsible,
  createListCollection,
  createToaster,
  Dialog,
  defaultSystem,
  Input,
  Menu,
  Select,
  Table,
  Tabs,
  Toast,
  Toaster,
  Tooltip,
} from "@chakra-ui/react";
import type { ReactElement, ReactNode } from "react";
import type { OneProps } from "../libraries/native.tsx";

const categories = createListCollection({ items: [{ value: "jardin", label: "Jardin" }] });
const toaster = createToaster({ placement: "top-end" });

export function Provider({ children }: { children: ReactNode }): ReactElement {
  return <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>;
}

export function Button({ label }: OneProps): ReactElement {
  return <ChakraButton>{label}</ChakraButton>;
}

export function Field({ label }: OneProps): ReactElement {
  return (
    <ChakraField.Root>
      <ChakraField.Label>{label}</ChakraField.Label>
      <Input />
      <ChakraField.HelperText>Aide</ChakraField.HelperText>
    </ChakraField.Root>
  );
}

export function WithoutOverlays(): ReactElement {
  return (
    <>
      <Button label="Envoyer" />
      <Field label="Nom" />
      <Checkbox.Root>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>Urgent</Checkbox.Label>
      </Checkbox.Root>
      <Tabs.Root defaultValue="un">
        <Tabs.List>
          <Tabs.Trigger value="un">Un</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="un">Texte</Tabs.Content>
      </Tabs.Root>
      <Collapsible.Root>
        <Collapsible.Trigger>Plus</Collapsible.Trigger>
        <Collapsible.Content>Texte</Collapsible.Content>
      </Collapsible.Root>
      <Toaster toaster={toaster}>
        {(toast) => (
          <Toast.Root>
            <Toast.Title>{toast.title}</Toast.Title>
          </Toast.Root>
        )}
      </Toaster>
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
      <Select.Root collection={categories}>
        <Select.Label>Catégorie</Select.Label>
        <Select.Control>
          <Select.Trigger>
            <Select.ValueText />
          </Select.Trigger>
        </Select.Control>
        <Select.Positioner>
          <Select.Content>
            {categories.items.map((item) => (
              <Select.Item item={item} key={item.value}>
                {item.label}
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Positioner>
      </Select.Root>
      <Dialog.Root open>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Title>Question</Dialog.Title>
          </Dialog.Content>
        </Dialog.Positioner>
      </Dialog.Root>
      <Menu.Root>
        <Menu.Trigger>Actions</Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="modifier">Modifier</Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      <Tooltip.Root>
        <Tooltip.Trigger>Aide</Tooltip.Trigger>
        <Tooltip.Positioner>
          <Tooltip.Content>Aide</Tooltip.Content>
        </Tooltip.Positioner>
      </Tooltip.Root>
    </>
  );
}

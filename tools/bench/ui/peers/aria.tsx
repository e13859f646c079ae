import type { ReactElement } from "react";
import {
  Button as AriaButton,
  Checkbox,
  Dialog,
  Disclosure,
  DisclosurePanel,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Menu,
  MenuItem,
  MenuTrigger,
  Modal,
  ModalOverlay,
  Popover,
  Select,
  SelectValue,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Text,
  TextField,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
  Tooltip,
  TooltipTrigger,
} from "react-aria-components";
import type { OneProps } from "../libraries/native.tsx";

export { Provider } from "../libraries/native.tsx";

const queue = new ToastQueue<string>();

export function Button({ label }: OneProps): ReactElement {
  return <AriaButton>{label}</AriaButton>;
}

export function Field({ label }: OneProps): ReactElement {
  return (
    <TextField>
      <Label>{label}</Label>
      <Input />
      <Text slot="description">Aide</Text>
    </TextField>
  );
}

/** Bare: not styled at all, rows and badges are native. */
export function WithoutOverlays(): ReactElement {
  return (
    <>
      <Button label="Envoyer" />
      <Field label="Nom" />
      <Checkbox>Urgent</Checkbox>
      <Tabs>
        <TabList aria-label="Vues">
          <Tab id="un">Un</Tab>
        </TabList>
        <TabPanel id="un">Texte</TabPanel>
      </Tabs>
      <Disclosure>
        <Heading>
          <AriaButton slot="trigger">Plus</AriaButton>
        </Heading>
        <DisclosurePanel>Texte</DisclosurePanel>
      </Disclosure>
      <ToastRegion queue={queue}>{({ toast }) => <Toast toast={toast}>{toast.content}</Toast>}</ToastRegion>
      <table>
        <tbody>
          <tr>
            <td>Haie</td>
          </tr>
        </tbody>
      </table>
      <span>Nouveau</span>
    </>
  );
}

export function Twelve(): ReactElement {
  return (
    <>
      <WithoutOverlays />
      <Select>
        <Label>Catégorie</Label>
        <AriaButton>
          <SelectValue />
        </AriaButton>
        <Popover>
          <ListBox>
            <ListBoxItem>Jardin</ListBoxItem>
          </ListBox>
        </Popover>
      </Select>
      <ModalOverlay isOpen>
        <Modal>
          <Dialog>
            <Heading slot="title">Question</Heading>
          </Dialog>
        </Modal>
      </ModalOverlay>
      <MenuTrigger>
        <AriaButton>Actions</AriaButton>
        <Popover>
          <Menu>
            <MenuItem>Modifier</MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      <TooltipTrigger>
        <AriaButton>Aide</AriaButton>
        <Tooltip>Aide</Tooltip>
      </TooltipTrigger>
    </>
  );
}

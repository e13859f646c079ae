import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ellipsis, FileText, Pencil, Trash2, UserRound } from "lucide-react";
import { type ReactElement, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { LinkProvider } from "../../link.tsx";
import { boxed } from "../../testing/boxed.tsx";
import type { MenuCommand } from "./entries.ts";
import { guide } from "./Menu.guide.ts";
import { practice } from "./Menu.practice.tsx";
import { MenuButton, type MenuButtonProps } from "./Menu.tsx";

const act = fn();
const command = (id: string, label: string, more: Partial<MenuCommand> = {}): MenuCommand => ({
  id,
  label,
  onAction: () => act(id),
  ...more,
});
const entries = [
  command("modifier", "Modifier", { icon: <Pencil /> }),
  command("dupliquer", "Dupliquer", { icon: <FileText /> }),
  command("prolonger", "Prolonger", { isDisabled: true }),
  command("annuler", "Annuler la mission", { icon: <Trash2 />, isDanger: true }),
];

const meta = {
  title: "ui/Menu",
  component: MenuButton,
  tags: ["autodocs"],
  args: { label: "Actions sur la mission", children: "Actions", entries },
  beforeEach: () => {
    act.mockClear();
  },
  decorators: [boxed({ minHeight: 360 })],
  parameters: {
    guide,
    practice,
  },
} satisfies Meta<typeof MenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button");

async function opened(): Promise<HTMLElement> {
  const menu = await screen.findByRole("menu");
  await waitFor(() => expect(menu).toBeVisible());
  return menu;
}

export const Closed: Story = {};
export const IconAlone: Story = { args: { children: undefined, icon: <Ellipsis />, variant: "ghost" } };
export const Disabled: Story = { args: { isDisabled: true } };

export const Open: Story = {
  tags: ["every-look", "apg:menu/role", "apg:menu/name", "apg:menu/disabled"],
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    const menu = await opened();
    await expect(menu).toHaveAccessibleName("Actions sur la mission");
    await expect(within(menu).getByRole("menuitem", { name: "Prolonger" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

export const WithGroups: Story = {
  tags: ["every-look", "apg:menu/group"],
  args: {
    label: "Compte",
    children: "Léa Martin",
    icon: <UserRound />,
    entries: [
      { label: "Compte", items: [command("profil", "Mon profil", { href: "#profil" })] },
      {
        label: "Autres",
        isLabelHidden: true,
        items: [command("aide", "Aide", { description: "Questions fréquentes et demandes" })],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    const menu = await opened();
    await expect(within(menu).getByRole("group", { name: "Compte" })).toBeVisible();
    await expect(within(menu).getByRole("menuitem", { name: "Mon profil" })).toHaveAttribute(
      "href",
      "#profil",
    );
  },
};

function Sorting(props: MenuButtonProps): ReactElement {
  const [sorted, setSorted] = useState<readonly string[]>(["recentes"]);
  const [shown, setShown] = useState<readonly string[]>([]);
  const choice = (
    label: string,
    mode: "single" | "multiple",
    [chosen, onChange]: [readonly string[], (ids: string[]) => void],
    ...items: MenuCommand[]
  ) => ({ label, items, choice: { mode, chosen, onChange } });
  return (
    <MenuButton
      {...props}
      entries={[
        choice(
          "Trier",
          "single",
          [sorted, setSorted],
          { id: "recentes", label: "Les plus récentes" },
          { id: "proches", label: "Les plus proches" },
        ),
        choice(
          "Montrer",
          "multiple",
          [shown, setShown],
          { id: "urgentes", label: "Urgentes" },
          { id: "repondues", label: "Déjà répondues" },
        ),
      ]}
    />
  );
}

/** APG menu: a radio button closes but by Space, a checkbox only by Enter. */
export const WithChoices: Story = {
  tags: ["apg:menu/choices", "apg:menu/space-choice", "apg:menu/enter-choice"],
  args: { label: "Trier les missions", children: "Trier" },
  render: (args) => <Sorting {...args} />,
  play: async ({ canvasElement }) => {
    const radio = (name: string) => screen.getByRole("menuitemradio", { name });
    const box = (name: string) => screen.getByRole("menuitemcheckbox", { name });
    await userEvent.click(trigger(canvasElement));
    await opened();
    await userEvent.click(radio("Les plus proches"));
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await userEvent.click(trigger(canvasElement));
    await opened();
    await expect(radio("Les plus proches")).toBeChecked();
    await userEvent.keyboard("{Home} ");
    await waitFor(() => expect(radio("Les plus récentes")).toBeChecked());
    await expect(radio("Les plus proches")).not.toBeChecked();
    await userEvent.click(box("Urgentes"));
    await waitFor(() => expect(box("Urgentes")).toBeChecked());
    await userEvent.keyboard("{End} ");
    await waitFor(() => expect(box("Déjà répondues")).toBeChecked());
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await opened();
    await expect(box("Urgentes")).not.toBeChecked();
    await expect(box("Déjà répondues")).toBeChecked();
  },
};

export const OnAPhone: Story = { ...Open, globals: { viewport: { value: "w390" } } };

/** APG menu button: Enter, Space and Down open on the first item, Up on the last; the state is stated. */
export const OpensFromTheKeyboard: Story = {
  tags: [
    "apg:menu-button/enter",
    "apg:menu-button/space",
    "apg:menu-button/arrow-down",
    "apg:menu-button/arrow-up",
    "apg:menu-button/expanded",
    "apg:menu-button/controls",
    "apg:menu/escape",
  ],
  play: async ({ canvasElement }) => {
    const button = trigger(canvasElement);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    for (const [key, name] of [
      ["{Enter}", "Modifier"],
      [" ", "Modifier"],
      ["{ArrowDown}", "Modifier"],
      ["{ArrowUp}", "Annuler la mission"],
    ] as const) {
      await userEvent.keyboard(key);
      const menu = await opened();
      await waitFor(() => expect(within(menu).getByRole("menuitem", { name })).toHaveFocus());
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(button).toHaveAttribute("aria-controls", menu.id);
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
      await expect(button).toHaveAttribute("aria-expanded", "false");
    }
  },
};

/** APG menu: arrows go round, also over what is disabled, where Enter does nothing; Home, End, a letter finds, Enter acts and gives the focus back. */
export const MovesFromTheKeyboard: Story = {
  tags: [
    "apg:menu/arrow-down",
    "apg:menu/arrow-up",
    "apg:menu/home",
    "apg:menu/end",
    "apg:menu/letter",
    "apg:menu/enter",
    "apg:menu/disabled",
  ],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    const menu = await opened();
    const focused = (name: string) =>
      waitFor(() => expect(within(menu).getByRole("menuitem", { name })).toHaveFocus());
    await focused("Modifier");
    await userEvent.keyboard("{ArrowDown}");
    await focused("Dupliquer");
    await userEvent.keyboard("{ArrowDown}");
    await focused("Prolonger");
    await userEvent.keyboard("{Enter}");
    await focused("Prolonger");
    await expect(act).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowDown}");
    await focused("Annuler la mission");
    await userEvent.keyboard("{ArrowDown}");
    await focused("Modifier");
    await userEvent.keyboard("{ArrowUp}");
    await focused("Annuler la mission");
    await userEvent.keyboard("{Home}");
    await focused("Modifier");
    await userEvent.keyboard("{End}");
    await focused("Annuler la mission");
    await userEvent.keyboard("d");
    await focused("Dupliquer");
    await userEvent.keyboard("{Enter}");
    await expect(act).toHaveBeenCalledWith("dupliquer");
    await expect(act).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus());
  },
};

/** APG menu: Space acts; Tab closes and goes on from the button. */
export const SpaceAndTab: Story = {
  tags: ["apg:menu/space", "apg:menu/tab"],
  play: async ({ canvasElement }) => {
    const first = () =>
      waitFor(() => expect(screen.getByRole("menuitem", { name: "Modifier" })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await first();
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await expect(act).not.toHaveBeenCalled();
    trigger(canvasElement).focus();
    await userEvent.keyboard("{Enter}");
    await first();
    await userEvent.keyboard(" ");
    await expect(act).toHaveBeenLastCalledWith("modifier");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus());
  },
};

/** The router's link, not one that loads the page. */
/** Opened again while it still goes away, it takes the focus again. */
export const OpensAgainAtOnce: Story = {
  play: async ({ canvasElement }) => {
    const button = trigger(canvasElement);
    button.focus();
    await userEvent.keyboard("{Enter}");
    await opened();
    const first = () => screen.getByRole("menuitem", { name: "Modifier" });
    await waitFor(() => expect(first()).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(first()).toHaveFocus());
  },
};

export const LeadsToAPage: Story = {
  args: { entries: [command("profil", "Mon profil", { href: "/profil" })] },
  render: (args) => (
    <LinkProvider
      component={({ href, onClick, ...rest }) => (
        <a
          {...rest}
          href={href}
          onClick={(event) => {
            event.preventDefault();
            onClick?.(event);
            act(href);
          }}
        />
      )}
    >
      <MenuButton {...args} />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await opened();
    await userEvent.keyboard("m{Enter}");
    await expect(act.mock.calls).toEqual([["profil"], ["/profil"]]);
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus());
  },
};

export const ActsUnderThePointer: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    await userEvent.click(within(await opened()).getByRole("menuitem", { name: "Modifier" }));
    await expect(act).toHaveBeenCalledWith("modifier");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await userEvent.click(trigger(canvasElement));
    await opened();
    await userEvent.click(screen.getByTestId("underlay"));
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await expect(act).toHaveBeenCalledOnce();
  },
};

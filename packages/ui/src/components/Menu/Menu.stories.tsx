import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ellipsis, FileText, Pencil, Trash2, UserRound } from "lucide-react";
import { type ReactElement, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { MenuCommand } from "./entries.ts";
import { guide } from "./Menu.guide.ts";
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
  decorators: [
    (Story) => (
      <div style={{ minHeight: 360 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide,
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
  tags: ["apg:menu/role", "apg:menu/name", "apg:menu/disabled"],
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
  tags: ["apg:menu/group"],
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
  const [chosen, setChosen] = useState<readonly string[]>(["recentes"]);
  const items = [
    { id: "recentes", label: "Les plus récentes" },
    { id: "proches", label: "Les plus proches" },
  ];
  return (
    <MenuButton
      {...props}
      entries={[{ label: "Trier", items, choice: { mode: "single", chosen, onChange: setChosen } }]}
    />
  );
}

export const WithChoices: Story = {
  tags: ["apg:menu/choices"],
  args: { label: "Trier les missions", children: "Trier" },
  render: (args) => <Sorting {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    await userEvent.click(within(await opened()).getByRole("menuitemradio", { name: "Les plus proches" }));
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await userEvent.click(trigger(canvasElement));
    await expect(
      within(await opened()).getByRole("menuitemradio", { name: "Les plus proches" }),
    ).toBeChecked();
  },
};

export const OnAPhone: Story = { ...Open, globals: { viewport: { value: "w390" } } };

/** APG menu button: Enter, Space and Down open on the first item, Up on the last; the state is said. */
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

/** APG menu: arrows go round past what is disabled, Home, End, a letter finds, Enter acts and gives the focus back. */
export const MovesFromTheKeyboard: Story = {
  tags: [
    "apg:menu/arrow-down",
    "apg:menu/arrow-up",
    "apg:menu/home",
    "apg:menu/end",
    "apg:menu/letter",
    "apg:menu/enter",
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

/** APG menu: Space acts; Tab does not go through the items, which are one stop. */
export const SpaceAndTab: Story = {
  tags: ["apg:menu/space", "apg:menu/tab"],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const menu = await opened();
    const first = within(menu).getByRole("menuitem", { name: "Modifier" });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.tab();
    await expect(within(menu).getByRole("menuitem", { name: "Dupliquer" })).not.toHaveFocus();
    if (!screen.queryByRole("menu")) await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Modifier" })).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(act).toHaveBeenCalledWith("modifier");
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

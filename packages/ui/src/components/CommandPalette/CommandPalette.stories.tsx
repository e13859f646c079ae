import type { Meta, StoryObj } from "@storybook/react-vite";
import { Hammer, House, LogOut, Moon, Plus, Settings } from "lucide-react";
import type { ReactElement } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { covering, Opened } from "../../testing/opened.tsx";
import { spoken } from "../../testing/spoken.ts";
import { useGiven } from "../../testing/use-given.ts";
import { guide } from "./CommandPalette.guide.ts";
import { practice } from "./CommandPalette.practice.tsx";
import { CommandPalette, type CommandPaletteGroup, type CommandPaletteProps } from "./CommandPalette.tsx";

const groups: CommandPaletteGroup[] = [
  {
    id: "places",
    title: "Aller à",
    entries: [
      { id: "home", label: "Accueil", icon: <House /> },
      { id: "missions", label: "Missions", icon: <Hammer /> },
      { id: "settings", label: "Paramètres", icon: <Settings /> },
    ],
  },
  {
    id: "acts",
    title: "Faire",
    entries: [
      { id: "compose", label: "Publier une mission", icon: <Plus /> },
      { id: "dark", label: "Thème sombre", icon: <Moon /> },
      { id: "sign-out", label: "Se déconnecter", icon: <LogOut /> },
    ],
  },
];

const found = (text: string) =>
  groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
    }))
    .filter(({ entries }) => entries.length > 0);

/** Finds by plain comparison, as a product does by its own means. */
function Live(props: CommandPaletteProps): ReactElement {
  const [text, setText] = useGiven(props.value);
  const shown = props.groups.length > 0 ? props.groups : found(text);
  const count = shown.flatMap(({ entries }) => entries).length;
  return (
    <Opened command="Rechercher" variant="primary" isOpen={props.isOpen} onClose={props.onClose}>
      {(isOpen, close) => (
        <CommandPalette
          {...props}
          isOpen={isOpen}
          onClose={close}
          value={text}
          onChange={setText}
          groups={shown}
          status={props.status || (text === "" ? "" : `${count} résultats`)}
        />
      )}
    </Opened>
  );
}

const meta = {
  title: "ui/CommandPalette",
  component: CommandPalette,
  tags: ["autodocs"],
  args: {
    isOpen: true,
    onClose: fn(),
    label: "Rechercher",
    placeholder: "Une page, une action…",
    value: "",
    onChange: fn(),
    groups: [],
    onChoose: fn(),
    status: "",
    empty: "Rien de ce nom. Essayez un autre mot.",
  },
  render: (args) => <Live {...args} />,
  parameters: { ...covering, guide, practice },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed or pressed before the dialog gave the focus to its field goes elsewhere. */
async function focusedField(): Promise<HTMLElement> {
  const field = await screen.findByRole("combobox", { name: "Rechercher" });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

export const Open: Story = {
  tags: ["every-look"],
  play: async () => {
    const group = await screen.findByRole("group", { name: "Aller à" });
    await waitFor(() => expect(group).toBeVisible());
    await expect(within(group).getAllByRole("option")).toHaveLength(3);
    await focusedField();
  },
};

export const Narrowed: Story = {
  args: { value: "th" },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("1 résultats"));
    await waitFor(() => expect(screen.getByRole("option", { name: "Thème sombre" })).toBeVisible());
  },
};

export const NothingFound: Story = {
  args: { value: "zzyzx" },
  play: async () => {
    const text = await screen.findByText("Rien de ce nom. Essayez un autre mot.");
    await waitFor(() => expect(text).toBeVisible());
    await expect(screen.queryByRole("listbox")).toBeNull();
  },
};

const many = Array.from({ length: 40 }, (_, number) => ({
  id: `mission-${number}`,
  label: `Tailler la haie numéro ${number + 1}`,
  description: "Villeurbanne · dès jeudi",
  icon: <Hammer />,
}));

export const ManyEntries: Story = {
  args: { groups: [{ id: "own", title: "Mes missions", entries: many }] },
  play: async () => {
    const list = await screen.findByRole("listbox");
    await waitFor(() => expect(list).toBeVisible());
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(globalThis.innerHeight);
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  },
};

export const LongWords: Story = {
  args: {
    groups: [
      {
        id: "own",
        title: "Mes missions et propositions en attente d’une réponse",
        entries: [
          {
            id: "long",
            label: "Accompagnement administratif et démarches dématérialisées personnalisées",
            description:
              "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson · du mercredi 23 au dimanche 27 septembre",
            icon: <Hammer />,
          },
        ],
      },
    ],
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const KeyboardOnly: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Rechercher" });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const field = await focusedField();
    const marked = (name: string) =>
      waitFor(() =>
        expect(
          document.getElementById(field.getAttribute("aria-activedescendant") ?? "-"),
        ).toHaveAccessibleName(name),
      );
    await userEvent.keyboard("{ArrowDown}");
    await marked("Accueil");
    await userEvent.keyboard("{ArrowDown}");
    await marked("Missions");
    await userEvent.keyboard("{ArrowUp}");
    await marked("Accueil");
    await userEvent.keyboard("{End}");
    await marked("Se déconnecter");
    await userEvent.keyboard("{Home}");
    await marked("Accueil");
    await expect(field).toHaveFocus();
    await userEvent.keyboard("par");
    await marked("Paramètres");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith("settings"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(field).toHaveValue(""));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Pressed: Story = {
  play: async ({ args }) => {
    await focusedField();
    await userEvent.click(screen.getByRole("option", { name: "Publier une mission" }));
    await expect(args.onChoose).toHaveBeenCalledWith("compose");
  },
};

/** Its groups are announced by their names, each entry with its place in the group. */
export const ReadAloud: Story = {
  play: async () => {
    await focusedField();
    await expect(await spoken(screen.getByRole("dialog"))).toEqual([
      "dialog, Rechercher",
      "combobox, Rechercher, has popup listbox, expanded, autocomplete in list, 1 control",
      "button, Fermer",
      "status",
      "listbox, Rechercher, orientated vertically",
      "group, Aller à",
      "Aller à",
      "option, Accueil, not selected, position 1, set size 3",
      "Accueil",
      "option, Missions, not selected, position 2, set size 3",
      "Missions",
      "option, Paramètres, not selected, position 3, set size 3",
      "Paramètres",
      "group, Faire",
      "Faire",
      "option, Publier une mission, not selected, position 1, set size 3",
      "Publier une mission",
      "option, Thème sombre, not selected, position 2, set size 3",
      "Thème sombre",
      "option, Se déconnecter, not selected, position 3, set size 3",
      "Se déconnecter",
    ]);
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async () => {
    const field = await focusedField();
    const close = screen.getByRole("button", { name: "Fermer" });
    await expect(close.getBoundingClientRect().right).toBeLessThanOrEqual(field.getBoundingClientRect().left);
  },
};

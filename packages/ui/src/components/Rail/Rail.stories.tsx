import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bell, CircleHelp, Hammer, Handshake, House, Plus, Settings, Shield } from "lucide-react";
import { type ReactElement, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { covering } from "../../testing/opened.tsx";
import { spoken } from "../../testing/spoken.ts";
import { useGiven } from "../../testing/use-given.ts";
import { Drawer } from "../Drawer/index.ts";
import { PlaceGroups, Rail, type RailGroup, type RailProps } from "./index.ts";
import { guide } from "./Rail.guide.ts";
import { practice } from "./Rail.practice.tsx";

const groups: RailGroup[] = [
  {
    id: "today",
    title: "Aujourd’hui",
    places: [
      { href: "#accueil", label: "Accueil", icon: <House /> },
      {
        href: "#notifications",
        label: "Notifications",
        icon: <Bell />,
        count: { value: 3, label: "3 non lues" },
      },
    ],
  },
  {
    id: "missions",
    title: "Missions",
    places: [
      { href: "#missions", label: "Missions", icon: <Hammer />, current: "page" },
      { href: "#publier", label: "Publier une mission", icon: <Plus /> },
      { href: "#propositions", label: "Propositions", icon: <Handshake /> },
    ],
  },
  {
    id: "help",
    title: "Aide",
    places: [
      { href: "#parametres", label: "Paramètres", icon: <Settings /> },
      { href: "#securite", label: "Sécurité", icon: <Shield /> },
      { href: "#aide", label: "Aide", icon: <CircleHelp /> },
    ],
  },
];

const search = {
  label: "Rechercher partout",
  shortLabel: "Rechercher",
  keys: "Control+K Meta+K",
  keysLabel: "Ctrl K",
  onPress: fn(),
};

function Live({ isFolded: isFoldedFirst, groups: all, ...props }: RailProps): ReactElement {
  const [isFolded, setFolded] = useGiven(isFoldedFirst);
  const [closed, setClosed] = useState(all.filter(({ isOpen }) => isOpen === false).map(({ id }) => id));
  return (
    <div style={{ display: "flex", minHeight: 640 }}>
      <Rail
        {...props}
        groups={all.map((group) => ({ ...group, isOpen: !closed.includes(group.id) }))}
        isFolded={isFolded}
        onFold={(next) => {
          setFolded(next);
          props.onFold(next);
        }}
        onToggle={(id, isOpen) => {
          setClosed(isOpen ? closed.filter((other) => other !== id) : [...closed, id]);
          props.onToggle?.(id, isOpen);
        }}
      />
      <main style={{ padding: 24 }}>La page</main>
    </div>
  );
}

const meta = {
  title: "ui/Rail",
  component: Rail,
  tags: ["autodocs"],
  args: { label: "Mon espace", groups, isFolded: false, onFold: fn(), onToggle: fn(), search },
  render: (args) => <Live {...args} />,
  parameters: { layout: "fullscreen", guide, practice },
} satisfies Meta<typeof Rail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Folded: Story = { args: { isFolded: true } };
export const AGroupClosed: Story = {
  args: { groups: groups.map((group) => ({ ...group, isOpen: group.id !== "help" })) },
};
export const ManyPlaces: Story = {
  args: {
    label: "Administration",
    groups: ["Personnes", "Confiance", "Argent", "Communication"].map((title) => ({
      id: title,
      title,
      places: Array.from({ length: 6 }, (_, index) => ({
        href: `#${title}-${index}`,
        label: index === 2 ? "Accompagnement administratif et démarches" : `${title} ${index + 1}`,
        icon: <Shield />,
        count: index === 0 ? { value: 120, label: "120 en attente" } : undefined,
      })),
    })),
  },
};
/** Below 980 px: the same groups in a drawer. */
export const InADrawer: Story = {
  tags: ["every-look"],
  render: (args) => (
    <Drawer isOpen onClose={args.onFold.bind(null, true)} title="Toutes les pages" side="end">
      <PlaceGroups groups={args.groups} />
    </Drawer>
  ),
  globals: { viewport: { value: "w390" } },
  parameters: { docs: covering.docs },
  play: async () => {
    const drawer = within(await screen.findByRole("dialog", { name: "Toutes les pages" }));
    await waitFor(() => expect(drawer.getByRole("list", { name: "Missions" })).toBeVisible());
    await expect(drawer.queryByRole("button", { name: "Missions" })).toBeNull();
  },
};

const wide = () => globalThis.matchMedia("(min-width: 61.25em)").matches;

/** Folding keeps the focus where it is; a tooltip names what an icon leads to. */
export const KeyboardOnly: Story = {
  tags: ["apg:disclosure/keys", "apg:disclosure/role", "apg:disclosure/state"],
  play: async ({ canvasElement, args }) => {
    if (!wide()) return;
    const rail = within(within(canvasElement).getByRole("navigation", { name: "Mon espace" }));
    await userEvent.tab();
    await expect(rail.getByRole("button", { name: "Rechercher partout" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.search?.onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(rail.getByRole("button", { name: "Replier le menu" })).toHaveFocus();
    await userEvent.tab();
    const title = rail.getByRole("button", { name: "Aujourd’hui" });
    await expect(title).toHaveFocus();
    await expect(title).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Enter}");
    await expect(title).toHaveAttribute("aria-expanded", "false");
    await expect(rail.queryByRole("link", { name: "Accueil" })).toBeNull();
    await userEvent.keyboard(" ");
    await expect(rail.getByRole("link", { name: "Accueil" })).toBeVisible();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await expect(args.onFold).toHaveBeenCalledWith(true);
    await expect(rail.getByRole("button", { name: "Déplier le menu" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    const notifications = rail.getByRole("link", { name: "Notifications 3 non lues" });
    await expect(notifications).toHaveFocus();
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("Notifications, 3 non lues"));
    await expect(notifications).toHaveAccessibleDescription("");
  },
};

export const ReadAloud: Story = {
  args: { groups: groups.slice(0, 2) },
  play: async ({ canvasElement }) => {
    if (!wide()) return;
    const rail = within(canvasElement).getByRole("navigation");
    await expect(await spoken(rail)).toEqual([
      "navigation, Mon espace",
      "button, Rechercher partout, has popup dialog, key shortcuts Control+K Meta+K",
      "Rechercher",
      "partout",
      "button, Replier le menu",
      "list",
      "listitem, level 1, position 1, set size 2",
      "button, Aujourd’hui, 1 control, expanded",
      "list, Aujourd’hui",
      "listitem, level 2, position 1, set size 2",
      "link, Accueil",
      "Accueil",
      "listitem, level 2, position 2, set size 2",
      "link, Notifications 3 non lues",
      "Notifications",
      "3 non lues",
      "listitem, level 1, position 2, set size 2",
      "button, Missions, 1 control, expanded",
      "list, Missions",
      "listitem, level 2, position 1, set size 3",
      "link, Missions, current page",
      "Missions",
      "listitem, level 2, position 2, set size 3",
      "link, Publier une mission",
      "Publier une mission",
      "listitem, level 2, position 3, set size 3",
      "link, Propositions",
      "Propositions",
    ]);
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Crown, Hammer, House, MessageCircle, Mic, Plus, User } from "lucide-react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { boxed } from "../../testing/boxed.tsx";
import { guide } from "./BottomBar.guide.ts";
import { practice } from "./BottomBar.practice.tsx";
import { BottomBar } from "./BottomBar.tsx";

const meta = {
  title: "ui/BottomBar",
  component: BottomBar,
  tags: ["autodocs"],
  args: {
    label: "Accès rapides",
    isTucked: false,
    onFocus: fn(),
    items: [
      { id: "home", label: "Accueil", icon: <House />, href: "#accueil", isCurrent: true },
      { id: "missions", label: "Missions", icon: <Hammer />, href: "#missions" },
      { id: "publish", label: "Publier", icon: <Plus />, href: "#publier", isMain: true },
    ],
  },
  parameters: {
    layout: "fullscreen",
    guide,
    practice,
  },
  decorators: [boxed({ minHeight: 240 })],
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const all = [
  ...meta.args.items.slice(0, 2),
  { id: "premium", label: "Premium", icon: <Crown />, href: "#premium" },
  { id: "publish", label: "Publier", icon: <Plus />, href: "#publier", isMain: true },
  {
    id: "messages",
    label: "Messages",
    icon: <MessageCircle />,
    href: "#messages",
    badge: { count: 3, label: "3 messages non lus" },
  },
  { id: "profile", label: "Profil", icon: <User />, href: "#profil" },
];

/** Between 280 and 420 px wide [BOT-25, BOT-26]. */
export const ThreeItems: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("navigation", { name: "Accès rapides" });
    const { width } = bar.getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(420);
    await expect(width).toBeGreaterThanOrEqual(280);
    await expect(getComputedStyle(bar)).toHaveProperty("maxWidth", "420px");
    await expect(getComputedStyle(bar)).toHaveProperty("minWidth", "280px");
  },
};
export const SixItems: Story = { args: { items: all } };
/** Each label stands in one line, beside the others. */
export const SixItemsOnAPhone: Story = {
  args: { items: all },
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole("link");
    await expect(new Set(links.map((link) => link.getBoundingClientRect().top)).size).toBe(1);
    for (const { label } of all) {
      const range = document.createRange();
      range.selectNodeContents(within(canvasElement).getByText(label));
      await expect(range.getClientRects()).toHaveLength(1);
    }
  },
};
export const WithMicrophone: Story = {
  args: {
    items: all,
    first: (
      <button type="button" style={{ display: "grid", justifyItems: "center", fontSize: "0.75rem" }}>
        <Mic />
        Vocal
      </button>
    ),
  },
};

/** Out of the way, and back as soon as the keyboard comes in. */
export const Tucked: Story = {
  args: { isTucked: true },
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement, args }) => {
    const bar = within(canvasElement).getByRole("navigation", { name: "Accès rapides" });
    await waitFor(() =>
      expect(bar.getBoundingClientRect().top).toBeGreaterThanOrEqual(globalThis.innerHeight),
    );
    await userEvent.tab();
    await expect(args.onFocus).toHaveBeenCalled();
    await waitFor(() =>
      expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(globalThis.innerHeight),
    );
    (document.activeElement as HTMLElement).blur();
  },
};

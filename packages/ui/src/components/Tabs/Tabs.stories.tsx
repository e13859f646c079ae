import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inbox, Send } from "lucide-react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { guide } from "./Tabs.guide.ts";
import { practice } from "./Tabs.practice.tsx";
import { Tabs } from "./Tabs.tsx";

const tabs = [
  { id: "recues", label: "Reçues", count: 4, content: <p>Karim propose 55&nbsp;€ pour samedi.</p> },
  { id: "envoyees", label: "Envoyées", content: <p>Vous n’avez rien envoyé.</p> },
  { id: "closes", label: "Closes", content: <p>Deux missions sont terminées.</p> },
];

const meta = {
  title: "ui/Tabs",
  component: Tabs,
  tags: ["autodocs"],
  args: { label: "Propositions", tabs, onSelect: fn() },
  parameters: {
    guide,
    practice,
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Other: Story = { args: { defaultSelected: "closes" } };
export const WithIcons: Story = {
  args: {
    tabs: [
      { id: "recues", label: "Reçues", icon: <Inbox />, count: 12, content: <p>Douze propositions.</p> },
      { id: "envoyees", label: "Envoyées", icon: <Send />, content: <p>Aucune.</p> },
    ],
  },
};
export const WithOneDisabled: Story = {
  args: { tabs: tabs.map((tab) => (tab.id === "closes" ? { ...tab, isDisabled: true } : tab)) },
};
export const Vertical: Story = { args: { orientation: "vertical" } };
export const ManyOnAPhone: Story = {
  args: {
    tabs: ["Informations", "Disponibilités", "Réalisations", "Certifications", "Avis", "Notifications"].map(
      (label) => ({ id: label, label, content: <p>{label}</p> }),
    ),
  },
  globals: { viewport: { value: "w390" } },
};

/** APG tabs: arrows go round and show, Home and End, Tab moves on into the panel. */
export const KeyboardOnly: Story = {
  tags: [
    "apg:tabs/tab",
    "apg:tabs/arrow-right",
    "apg:tabs/arrow-left",
    "apg:tabs/home",
    "apg:tabs/end",
    "apg:tabs/automatic",
    "apg:tabs/selected",
    "apg:tabs/name",
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [received, sent, closed] = canvas.getAllByRole("tab");
    await userEvent.tab();
    await waitFor(() => expect(received).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(sent).toHaveFocus());
    await expect(sent).toHaveAttribute("aria-selected", "true");
    await expect(received).toHaveAttribute("aria-selected", "false");
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("Vous n’avez rien envoyé.");
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(closed).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(received).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(closed).toHaveFocus());
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(received).toHaveFocus());
    await expect(args.onSelect).toHaveBeenLastCalledWith("recues");
    await userEvent.tab();
    const panel = canvas.getByRole("tabpanel");
    await expect(panel).toHaveFocus();
    await expect(panel).toHaveAccessibleName(/Reçues/);
    await userEvent.tab({ shift: true });
    await expect(received).toHaveFocus();
  },
};

/** APG tabs, vertical: up and down arrows. */
export const VerticalKeyboard: Story = {
  tags: ["apg:tabs/arrow-down", "apg:tabs/arrow-up", "apg:tabs/orientation"],
  args: { orientation: "vertical" },
  play: async ({ canvasElement }) => {
    const [received, sent, closed] = within(canvasElement).getAllByRole("tab");
    await expect(within(canvasElement).getByRole("tablist")).toHaveAttribute("aria-orientation", "vertical");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(sent).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await waitFor(() => expect(closed).toHaveFocus());
    await expect(received).toHaveAttribute("aria-selected", "false");
  },
};

/** APG tabs with manual activation: arrows only move, Enter and Space show. */
export const ShownByEnter: Story = {
  tags: ["apg:tabs/activation"],
  args: { activation: "manual" },
  play: async ({ canvasElement, args }) => {
    const [received, sent, closed] = within(canvasElement).getAllByRole("tab");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(sent).toHaveFocus());
    await expect(received).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(sent).toHaveAttribute("aria-selected", "true"));
    await userEvent.keyboard("{ArrowRight} ");
    await waitFor(() => expect(closed).toHaveAttribute("aria-selected", "true"));
    await expect(args.onSelect).toHaveBeenLastCalledWith("closes");
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Search } from "lucide-react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { useGiven } from "../../testing/use-given.ts";
import { guide } from "./SuggestionField.guide.ts";
import { practice } from "./SuggestionField.practice.tsx";
import { SuggestionField, type SuggestionFieldProps } from "./SuggestionField.tsx";

const found = [
  { id: "montage-de-meubles", label: "Montage de meubles", description: "Bricolage" },
  { id: "peinture", label: "Peinture", description: "Bricolage" },
];
const past = [
  { what: "fuite sous l’évier", where: "Villeurbanne (69)" },
  { what: "cours de maths", where: "" },
];

/** Follows what is typed, as its owner’s machine does. */
function Live(props: SuggestionFieldProps) {
  const [typed, setTyped] = useGiven(props.typed);
  const [shownPast, setPast] = useGiven(props.past);
  return (
    <div style={{ maxWidth: 420, minHeight: 340 }}>
      <SuggestionField
        {...props}
        typed={typed}
        past={shownPast}
        onType={(text) => {
          setTyped(text);
          props.onType(text);
        }}
        onClearPast={() => {
          setPast([]);
          props.onClearPast();
        }}
      />
    </div>
  );
}

const meta = {
  title: "ui/SuggestionField",
  component: SuggestionField,
  tags: ["autodocs"],
  args: {
    label: "De quoi avez-vous besoin ?",
    name: "q",
    placeholder: "Monter une armoire, garder mon chat…",
    icon: <Search size={20} strokeWidth={1.75} />,
    minLength: 3,
    status: "quiet",
    typed: "",
    found: [],
    past: [],
    texts: {
      hint: "Écrivez ce qu’il vous faut, avec vos mots.",
      none: "Aucun service de ce nom. Cherchez avec vos mots : les profils seront lus.",
      offline: "Pas de connexion : les suggestions reviendront avec elle.",
      failed: "Les suggestions ne sont pas arrivées. Cherchez avec vos mots.",
      past: "Vos dernières recherches",
      pastWithoutNetwork: "Sans connexion : vos dernières recherches",
      clearPast: "Effacer mes recherches",
    },
    onType: fn(),
    onChoose: fn(),
    onPast: fn(),
    onClearPast: fn(),
  },
  render: (args) => <Live {...args} />,
  parameters: { guide, practice },
} satisfies Meta<typeof SuggestionField>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("combobox", { name: /De quoi/ });
const listed = async (name: string | RegExp) => {
  const option = await screen.findByRole("option", { name });
  await waitFor(() => expect(option).toBeVisible());
  return option;
};
const announced = (canvasElement: HTMLElement, sentence: RegExp) =>
  waitFor(() => expect(within(canvasElement).getByRole("status")).toHaveTextContent(sentence));

export const Quiet: Story = {};

export const PastSearches: Story = {
  args: { past },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(field(canvasElement));
    await listed(/^fuite sous l’évier/);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onPast).toHaveBeenCalledWith(past[1]);
  },
};

export const PastSearchesCleared: Story = {
  args: { past },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(field(canvasElement));
    await listed("Effacer mes recherches");
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(args.onClearPast).toHaveBeenCalledOnce();
    await expect(field(canvasElement)).toHaveValue("");
    await expect(field(canvasElement)).toHaveFocus();
    for (const name of [/^fuite sous l’évier/, "Effacer mes recherches"])
      await waitFor(() => expect(screen.queryByRole("option", { name })).toBeNull());
  },
};

export const Asking: Story = {
  args: { status: "asking" },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), "monter");
    await announced(canvasElement, /^Recherche en cours/);
  },
};

export const Found: Story = {
  args: { status: "found", found },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), "monter");
    await listed(/^Montage de meubles/);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChoose).toHaveBeenCalledWith(found[0]);
  },
};

export const None: Story = {
  args: { status: "none" },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), "zzyzx");
    await announced(canvasElement, /^Aucun service de ce nom/);
  },
};

export const Offline: Story = {
  args: { status: "offline" },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), "monter");
    await announced(canvasElement, /^Pas de connexion/);
  },
};

export const OfflineWithPast: Story = {
  args: { status: "offline", past },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), "monter");
    await expect(await screen.findByRole("group", { name: /^Sans connexion/ })).toBeInTheDocument();
    await listed(/^cours de maths/);
  },
};

export const Failed: Story = {
  args: { status: "failed" },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), "monter");
    await announced(canvasElement, /^Les suggestions ne sont pas arrivées/);
  },
};

export const Chosen: Story = { args: { status: "chosen", typed: "Montage de meubles", found } };

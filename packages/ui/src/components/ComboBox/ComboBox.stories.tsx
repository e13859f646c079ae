import type { Meta, StoryObj } from "@storybook/react-vite";
import { MapPin } from "lucide-react";
import { type ReactElement, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { useGiven } from "../../testing/use-given.ts";
import { guide } from "./ComboBox.guide.ts";
import { practice } from "./ComboBox.practice.tsx";
import { ComboBox, type ComboBoxProps } from "./ComboBox.tsx";

const places = [
  { id: "69266", label: "Villeurbanne", description: "69100 · Rhône" },
  { id: "69383", label: "Lyon 3e", description: "69003 · Rhône" },
  { id: "69387", label: "Lyon 7e", description: "69007 · Rhône" },
  { id: "51513", label: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson", description: "51290 · Marne" },
];

function Live(props: ComboBoxProps): ReactElement {
  const [value, setValue] = useGiven(props.value);
  const [query, setQuery] = useState("");
  const matches = places.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
  return (
    <div style={{ maxWidth: 420 }}>
      <ComboBox
        {...props}
        items={props.isLoading ? [] : props.items.length > 0 && query !== "" ? props.items : matches}
        value={value}
        onChange={(item) => {
          setValue(item);
          props.onChange(item);
        }}
        onQueryChange={(text) => {
          setQuery(text);
          props.onQueryChange(text);
        }}
      />
    </div>
  );
}

/** What React Aria has announced of the list. */
const counted = () =>
  [...document.querySelectorAll("[data-live-announcer] [role=log]")].map((log) => log.textContent).join(" ");

const meta = {
  title: "ui/ComboBox",
  component: ComboBox,
  tags: ["autodocs"],
  args: {
    label: "Commune",
    items: [],
    value: null,
    onChange: fn(),
    onQueryChange: fn(),
    placeholder: "Nom ou code postal",
    name: "place",
  },
  render: (args) => <Live {...args} />,
  parameters: { guide, practice },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithIcon: Story = {
  args: { icon: <MapPin size={20} strokeWidth={1.75} />, isRequired: true, isRequiredShown: true },
};
export const Chosen: Story = { args: { value: places[0] ?? null } };
export const Invalid: Story = { args: { error: "Choisissez une commune de la liste.", help: "En France." } };
export const Disabled: Story = { args: { isDisabled: true, value: places[1] ?? null } };
export const LongWords: Story = {
  args: { value: places[3] ?? null, label: "Commune où se déroulera la prestation" },
};

export const Hint: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox", { name: /Commune/ }), "l");
    const list = await screen.findByRole("listbox");
    const notice = await within(list).findByText("Tapez au moins 2 caractères.");
    await waitFor(() => expect(notice).toBeVisible());
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox", { name: /Commune/ }), "lyon");
    const list = await screen.findByRole("listbox");
    const notice = await within(list).findByText("Recherche en cours…");
    await waitFor(() => expect(notice).toBeVisible());
    await waitFor(() =>
      expect(within(canvasElement).getByRole("status")).toHaveTextContent("Recherche en cours…"),
    );
    await expect(counted()).not.toContain("0 option");
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox", { name: /Commune/ }), "zzyzx");
    const list = await screen.findByRole("listbox");
    const notice = await within(list).findByText("Aucun résultat. Vérifiez l’orthographe.");
    await waitFor(() => expect(notice).toBeVisible());
    await waitFor(() =>
      expect(within(canvasElement).getByRole("status")).toHaveTextContent("Aucun résultat."),
    );
    await expect(counted()).not.toContain("0 option");
  },
};

export const Open: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox", { name: /Commune/ }), "lyon");
    await expect(await screen.findAllByRole("option")).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole("listbox")).toBeVisible());
  },
};

/** Where a short window has room for a few options only, the list stands below all the same: its field's name stays in sight. */
export const OpenInAShortWindow: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: "calc(100vh - 19rem)", minHeight: "100vh" }}>
        <Story />
      </div>
    ),
  ],
  args: { items: Array.from({ length: 12 }, (_, at) => ({ id: String(at), label: `Lyon ${at + 1}e` })) },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("combobox", { name: /Commune/ });
    await userEvent.type(input, "lyon");
    const list = await screen.findByRole("listbox");
    await waitFor(() => expect(list).toBeVisible());
    await expect(list.getBoundingClientRect().top).toBeGreaterThan(input.getBoundingClientRect().bottom);
  },
};

const recent = { label: "Récemment", items: places.slice(0, 2) };

export const OpenInGroups: Story = {
  tags: ["every-look"],
  args: {
    items: [
      { label: "Rhône", items: places.slice(0, 3) },
      { label: "Marne", items: places.slice(3) },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox", { name: /Commune/ }), "ly");
    const group = await screen.findByRole("group", { name: "Rhône" });
    await waitFor(() => expect(group).toBeVisible());
    await expect(within(group).getAllByRole("option")).toHaveLength(3);
  },
};

export const Suggestions: Story = {
  tags: ["every-look"],
  args: { suggestions: [recent] },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("combobox", { name: /Commune/ });
    await userEvent.click(input);
    const group = await screen.findByRole("group", { name: "Récemment" });
    await waitFor(() => expect(group).toBeVisible());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(input).toHaveAttribute("aria-activedescendant"));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ListKeys: Story = {
  tags: [
    "apg:combobox/down",
    "apg:combobox/up",
    "apg:combobox/down-in-list",
    "apg:combobox/up-in-list",
    "apg:combobox/enter",
    "apg:combobox/escape",
    "apg:combobox/typing",
    "apg:combobox/text-keys",
    "apg:combobox/role",
    "apg:combobox/expanded",
    "apg:combobox/active",
    "apg:combobox/popup",
  ],
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("combobox", { name: /Commune/ });
    const active = () => document.getElementById(input.getAttribute("aria-activedescendant") ?? "-");
    const isOn = (name: string) =>
      waitFor(() => expect(active()).toHaveAccessibleName(expect.stringContaining(name)));
    await userEvent.click(input);
    await expect(input).toHaveAttribute("aria-expanded", "false");
    await expect(input).toHaveAttribute("aria-autocomplete", "list");
    await userEvent.keyboard("l");
    await userEvent.keyboard("y");
    await screen.findByRole("listbox");
    await expect(input).toHaveAttribute("aria-expanded", "true");
    await expect(input).toHaveAttribute("aria-controls", screen.getByRole("listbox").id);
    await userEvent.keyboard("{ArrowDown}");
    await isOn("Lyon 3e");
    await userEvent.keyboard("{ArrowDown}");
    await isOn("Lyon 7e");
    await userEvent.keyboard("{ArrowUp}");
    await isOn("Lyon 3e");
    await expect(input).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(input).toHaveValue("ly");
    await userEvent.keyboard("{ArrowUp}");
    await screen.findByRole("listbox");
    await isOn("Lyon 7e");
    await userEvent.keyboard("{Home}o");
    await expect(input).toHaveValue("oly");
    await userEvent.keyboard("{Backspace}{Delete}l");
    await screen.findAllByRole("option");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await waitFor(() => expect(input).toHaveAttribute("aria-expanded", "false"));
  },
};

export const ClickedOption: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("combobox", { name: /Commune/ });
    await userEvent.type(input, "ville");
    await userEvent.click(await screen.findByRole("option", { name: /Villeurbanne/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(places[0]);
    await expect(input).toHaveValue("Villeurbanne");
    await waitFor(() => expect(input).toHaveFocus());
  },
};

export const KeyboardOnly: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("combobox", { name: /Commune/ });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("lyon");
    await screen.findByRole("listbox");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(places[2]);
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(input).toHaveValue("Lyon 7e");
    await expect(input).toHaveFocus();
  },
};

export const KeepsWhatWasTyped: Story = {
  args: { value: places[0] ?? null },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("combobox", { name: /Commune/ });
    await userEvent.type(input, "x");
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await userEvent.tab();
    await expect(input).toHaveValue("Villeurbannex");
  },
};

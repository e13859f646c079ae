import type { Meta, StoryObj } from "@storybook/react-vite";
import { MapPin } from "lucide-react";
import { type ReactElement, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { guide } from "./ComboBox.guide.ts";
import { ComboBox, type ComboBoxProps } from "./ComboBox.tsx";

const places = [
  { id: "69266", label: "Villeurbanne", description: "69100 · Rhône" },
  { id: "69383", label: "Lyon 3e", description: "69003 · Rhône" },
  { id: "69387", label: "Lyon 7e", description: "69007 · Rhône" },
  { id: "51513", label: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson", description: "51290 · Marne" },
];

function Live(props: ComboBoxProps): ReactElement {
  const [value, setValue] = useState(props.value);
  const [query, setQuery] = useState("");
  const matches = places.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
  return (
    <div style={{ maxWidth: 420 }}>
      <ComboBox
        {...props}
        items={props.isLoading ? [] : matches}
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
  parameters: { guide },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithIcon: Story = { args: { icon: <MapPin size={20} strokeWidth={1.75} />, isRequired: true } };
export const Chosen: Story = { args: { value: places[0] ?? null } };
export const Invalid: Story = { args: { error: "Choisissez une commune de la liste.", help: "En France." } };
export const Disabled: Story = { args: { isDisabled: true, value: places[1] ?? null } };
export const LongWords: Story = {
  args: { value: places[3] ?? null, label: "Commune où se déroulera la prestation" },
};

export const Hint: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox", { name: /Commune/ }), "l");
    const notice = await screen.findByText("Tapez au moins 2 caractères.");
    await waitFor(() => expect(notice).toBeVisible());
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox", { name: /Commune/ }), "lyon");
    const notice = await screen.findByText("Recherche en cours…");
    await waitFor(() => expect(notice).toBeVisible());
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox", { name: /Commune/ }), "zzyzx");
    const notice = await screen.findByText("Aucun résultat. Vérifiez l’orthographe.");
    await waitFor(() => expect(notice).toBeVisible());
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox", { name: /Commune/ }), "lyon");
    await expect(await screen.findAllByRole("option")).toHaveLength(2);
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

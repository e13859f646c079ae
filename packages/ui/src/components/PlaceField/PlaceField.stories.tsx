import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { useGiven } from "../../testing/use-given.ts";
import { guide } from "./PlaceField.guide.ts";
import { practice } from "./PlaceField.practice.tsx";
import { PlaceField, type PlaceFieldProps } from "./PlaceField.tsx";
import type { Place } from "./place.ts";

const villeurbanne: Place = {
  code: "69266",
  name: "Villeurbanne",
  postalCodes: ["69100"],
  department: "Rhône",
};
const lyon: Place = {
  code: "69123",
  name: "Lyon",
  postalCodes: ["69001", "69002", "69009"],
  department: "Rhône",
};
const long: Place = {
  code: "51513",
  name: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson",
  postalCodes: ["51290"],
  department: "Marne",
};
const communes = [villeurbanne, lyon, long];

function Live(props: PlaceFieldProps): ReactElement {
  const [value, setValue] = useGiven(props.value);
  const [query, setQuery] = useState("");
  const matches = communes.filter(
    ({ name, postalCodes }) =>
      name.toLowerCase().includes(query.toLowerCase()) || postalCodes.some((code) => code.startsWith(query)),
  );
  return (
    <div style={{ maxWidth: 420 }}>
      <PlaceField
        {...props}
        places={props.isLoading || query === "" ? [] : matches}
        value={value}
        onChange={(place) => {
          setValue(place);
          props.onChange(place);
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
  title: "ui/PlaceField",
  component: PlaceField,
  tags: ["autodocs"],
  args: { places: [], value: null, onChange: fn(), onQueryChange: fn(), name: "place" },
  render: (args) => <Live {...args} />,
  parameters: { guide, practice },
} satisfies Meta<typeof PlaceField>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvasElement: HTMLElement) => within(canvasElement).getByRole("combobox");
/** What the eye finds in the list; what the ear hears stands beside it. */
const inList = (text: string | RegExp) => screen.getByText(text, { ignore: "[role=status]" });
const suggestions = [
  { label: "Votre profil", places: [villeurbanne] },
  { label: "Récemment", places: [lyon, long] },
];

export const Empty: Story = {};
export const Chosen: Story = { args: { value: villeurbanne } };
export const WithHelp: Story = {
  args: { help: "Seul le nom de la commune est montré.", isRequired: true, isRequiredShown: true },
};
export const WithError: Story = { args: { error: "Choisissez une commune de la liste." } };
export const Disabled: Story = { args: { isDisabled: true, value: lyon, locating: { onLocate: fn() } } };
export const AroundMe: Story = { args: { locating: { onLocate: fn() } } };
export const Locating: Story = { args: { locating: { onLocate: fn(), isPending: true } } };
export const CouldNotLocate: Story = {
  args: {
    locating: {
      onLocate: fn(),
      error: "Votre navigateur ne donne pas votre position. Tapez le nom de votre commune.",
    },
  },
};
export const LongWords: Story = {
  args: { value: long, label: "Commune où se déroulera la prestation", isOptional: true },
  globals: { viewport: { value: "w320" } },
};

export const Suggestions: Story = {
  tags: ["every-look"],
  args: { suggestions },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(box(canvasElement));
    await expect(await screen.findByRole("group", { name: "Votre profil" })).toBeInTheDocument();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(villeurbanne);
    await expect(canvasElement.querySelector("input[name=place]")).toHaveValue("69266");
    await userEvent.clear(box(canvasElement));
    await expect(await screen.findByRole("group", { name: "Récemment" })).toBeInTheDocument();
  },
};

export const Open: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    await userEvent.type(box(canvasElement), "69");
    const option = await screen.findByRole("option", { name: /^Lyon/ });
    await waitFor(() => expect(option).toHaveTextContent("69001 à 69009 · Rhône"));
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(box(canvasElement), "lyon");
    await waitFor(() => expect(inList("Recherche en cours…")).toBeVisible());
    await waitFor(() =>
      expect(within(canvasElement).getByRole("status")).toHaveTextContent("Recherche en cours…"),
    );
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(box(canvasElement), "zzyzx");
    await waitFor(() => expect(inList(/^Aucune commune trouvée/)).toBeVisible());
    await waitFor(() =>
      expect(within(canvasElement).getByRole("status")).toHaveTextContent(/^Aucune commune trouvée/),
    );
  },
};

export const FromWhereOneIs: Story = {
  args: { locating: { onLocate: fn() } },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.locating?.onLocate).toHaveBeenCalledOnce();
  },
};

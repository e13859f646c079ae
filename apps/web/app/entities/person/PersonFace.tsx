import { shortName } from "@jobami/api/http/display-text";
import { Avatar, type AvatarProps } from "@jobami/ui/Avatar";

interface PersonFaceProps {
  person: {
    /** Gives their colour; what everybody reads names no one by it. */
    id?: string;
    prenom: string;
    initiale: string;
    /** The address of a small picture, or a picture in all of its widths. */
    photo: string | { small: string } | null;
  };
  size?: AvatarProps["size"];
}

/** The face of a person beside their written name: their picture, else their initials on a colour that stays theirs. */
export function PersonFace({ person, size }: PersonFaceProps) {
  const { photo } = person;
  const src = typeof photo === "string" ? photo : photo?.small;
  return <Avatar id={person.id} name={shortName(person)} src={src} size={size} isDecorative />;
}

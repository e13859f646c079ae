export { type DescriptionEntry, DescriptionList, type DescriptionListProps } from "./DescriptionList.tsx";

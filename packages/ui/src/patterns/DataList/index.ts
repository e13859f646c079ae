export { DataList, type DataListProps } from "./DataList.tsx";

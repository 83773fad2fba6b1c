/** A part of what is printed, whose fields are compared between two versions. */
export type Thing = {
  /** The same in both versions. */
  key: string;
  kind: string;
  /** Names from the outside to the thing itself. */
  place: string[];
  /** The thing that it is in. */
  parent: { key: string; name: string } | null;
  fields: Record<string, string | null>;
  /** As the audit trail names them: itself, and the things that it is in. */
  subjects: string[];
};

export const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');

/** `noOfBeds` → `no_of_beds`, as the wire has it. */
export const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

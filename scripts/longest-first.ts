/** The order of test files: vitest begins with the largest, where it has never measured them, and a long one is not always large. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Half a minute or more each. At the end of a run one of them would keep one core busy while the other has nothing to do. */
const longest = [
  'src/start/backup/point-in-time.test.ts',
  'src/testing/fuzz/fuzz.test.ts',
  'src/start/standstill/standstill.test.ts',
  'src/start/kill.test.ts',
  'src/start/kill-again.test.ts',
  'src/start/script-arguments.test.ts',
  'src/start/company/published-nulls.test.ts',
];

const isLong = ({ moduleId }: TestSpecification): boolean => longest.some((file) => moduleId.endsWith(file));

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const [first] = sorted.filter(isLong);
    if (first === undefined) return sorted;
    // They begin their project, whose processes are kept from file to file.
    const start = sorted.findIndex(({ project }) => project.name === first.project.name);
    const others = sorted.filter((file) => !isLong(file));
    return others.toSpliced(start, 0, ...sorted.filter(isLong));
  }
}

/** A name server on this machine, whose TXT records a test writes. */
import { createServer, Packet } from 'dns2';

export type TestNameServer = Awaited<ReturnType<typeof testNameServer>>;

export async function testNameServer() {
  const records = new Map<string, string>();
  const server = createServer({
    udp: true,
    handle: (request, send) => {
      const response = Packet.createResponseFromRequest(request);
      const [question] = request.questions;
      const data = question && records.get(question.name.toLowerCase());
      if (question !== undefined && data !== undefined)
        response.answers.push(
          new Packet.Resource({ name: question.name, type: Packet.TYPE.TXT, class: Packet.CLASS.IN, ttl: 1, data }),
        );
      void send(response);
    },
  });
  await server.listen({ udp: { port: 0, address: '127.0.0.1' } });
  const { udp } = server.addresses();
  return {
    /** `name` → text. */
    records,
    address: `127.0.0.1:${udp?.port}`,
    close: () => server.close(),
  };
}

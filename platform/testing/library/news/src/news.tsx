export default function News() {
  return (
    <section>
      <h2>News</h2>
      <p>Poems are read aloud on Friday.</p>
    </section>
  );
}

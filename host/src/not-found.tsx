import { Box, Button, Center, getLanguage, Heading, HStack, Link, Stack, Text, useNavigate } from '@landfall/shared';
import { useEffect } from 'react';
import { TakesOver } from './federation/first-paint.tsx';
import { useHostTexts } from './texts.ts';

export default function NotFound() {
  const texts = useHostTexts();
  const navigate = useNavigate();
  useEffect(() => {
    document.title = `${texts.notFoundTitle} · Landfall`;
  }, [texts]);
  // A page that was opened in a new tab has nothing behind it.
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <Center as="main" minH="100dvh" px="6" lang={getLanguage() === 'default' ? 'es' : getLanguage()}>
      <TakesOver />
      <Stack align="center" textAlign="center" gap="4" maxW="md">
        <Box fontSize="5xl" fontWeight="semibold" color="brand.fg" letterSpacing="tighter" aria-hidden="true">
          404
        </Box>
        <Heading as="h1" size="2xl" letterSpacing="tight">
          {texts.notFoundTitle}
        </Heading>
        <Text color="fg.muted">{texts.notFoundText}</Text>
        <HStack mt="2">
          <Button asChild>
            <Link to="/">{texts.goHome}</Link>
          </Button>
          <Button variant="outline" colorPalette="gray" onClick={goBack}>
            {texts.goBack}
          </Button>
        </HStack>
      </Stack>
    </Center>
  );
}

import { Box, Button, Center, Heading, HStack, Link, Stack, Text, useNavigate } from '@landfall/shared';
import { useEffect } from 'react';

export function NotFound() {
  const navigate = useNavigate();
  useEffect(() => {
    document.title = 'Página no encontrada · Landfall';
  }, []);
  return (
    <Center as="main" minH="100dvh" px="6" lang="es">
      <Stack align="center" textAlign="center" gap="4" maxW="md">
        <Box fontSize="5xl" fontWeight="semibold" color="brand.fg" letterSpacing="tighter" aria-hidden="true">
          404
        </Box>
        <Heading as="h1" size="2xl" letterSpacing="tight">
          Página no encontrada
        </Heading>
        <Text color="fg.muted">
          No hemos encontrado la página que buscas. Comprueba que la URL esté bien escrita o vuelve al inicio.
        </Text>
        <HStack mt="2">
          <Button asChild>
            <Link to="/">Ir al inicio</Link>
          </Button>
          <Button variant="outline" colorPalette="gray" onClick={() => navigate(-1)}>
            Volver atrás
          </Button>
        </HStack>
      </Stack>
    </Center>
  );
}
